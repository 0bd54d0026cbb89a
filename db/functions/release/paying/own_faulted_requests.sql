-- Requests of the own member that were refused by a fault of ours in the last 30 days, or stopped by one, also with
-- that of another: the next one for the same file is free, once.
create or replace function own_faulted_requests() returns table (request uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select r.id from access_requests r
     where r.member_id = (select actor_member_id()) and r.state in ('rejected', 'stopped') and r.because = 'our-fault'
       and r.changed_at > now() - interval '30 days'
       and not exists (select from access_requests n where n.instead_of = r.id)
  $$;
revoke all on function own_faulted_requests() from public;
grant execute on function own_faulted_requests() to wensenregister_app;
