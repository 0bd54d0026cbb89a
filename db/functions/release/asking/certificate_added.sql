-- Whether there is one, for who decides on the request.
create or replace function certificate_added(request uuid) returns timestamptz
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select c.created_at from access_certificates c
     where c.request_id = request and (select actor_may('requests.decide'))
  $$;
revoke all on function certificate_added(uuid) from public;
grant execute on function certificate_added(uuid) to wensenregister_app;
