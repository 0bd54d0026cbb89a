-- For the release before, which asked whether it is needed: goes with the column.
-- Of which requests of the actor's member the office said that it needs the certificate that it asked for.
create or replace function own_needed_certificates() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select r.id from own_asked_certificates() c join access_requests r on r.id = c.request
     where r.certificate_needed
  $$;
revoke all on function own_needed_certificates() from public;
grant execute on function own_needed_certificates() to wensenregister_app;
