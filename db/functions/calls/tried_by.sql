-- Which colleague made the last call that nobody answered, for who makes the next.
create or replace function tried_by(called uuid) returns citext
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.email from users u where u.id in (
      select r.tried_by from access_requests r
       where r.id = called and (select actor_may('requests.decide'))
      union all
      select d.tried_by from deliveries d
       where d.id = called and (select actor_may('requests.decide'))
      union all
      select c.tried_by from callback_requests c
       where c.id = called and (select actor_may('callbacks.manage'))
      union all
      select n.tried_by from death_notices n
       where n.id = called and (select actor_may('requests.decide')))
  $$;
revoke all on function tried_by(uuid) from public;
grant execute on function tried_by(uuid) to wensenregister_app;
