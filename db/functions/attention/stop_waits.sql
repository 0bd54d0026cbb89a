-- Whether what was heard about a request that ended is still to be written down, by the colleague who acts.
create or replace function stop_waits(request uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select (select actor_may('requests.decide')) and exists (
      select from attention a where a.kind in ('entered', 'denied') and a.about = request::text)
  $$;
revoke all on function stop_waits(uuid) from public;
grant execute on function stop_waits(uuid) to wensenregister_app;
