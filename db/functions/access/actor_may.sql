-- Whether the actor may do something. Always asked as (select actor_may('…')): once a query.
create or replace function actor_may(wanted text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from user_roles join role_capabilities using (role)
                    where user_id = actor_id() and capability = wanted)
  $$;
revoke all on function actor_may(text) from public;
grant execute on function actor_may(text) to wensenregister_app;
