-- Where a request goes when its trusted person confirms it: its owner may have time to stop it first.
-- The only place that says so.
create or replace function state_when_confirmed(waits_until timestamptz) returns text
  language sql stable
  return case when waits_until > now() then 'waiting_time' else 'pending_verification' end;
revoke all on function state_when_confirmed(timestamptz) from public;
grant execute on function state_when_confirmed(timestamptz) to wensenregister_app;
