-- The living wills of the actor, for the policy on their history.
create or replace function actor_living_wills() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select id from wilsverklaringen where user_id = actor_id() $$;
revoke all on function actor_living_wills() from public;
grant execute on function actor_living_wills() to wensenregister_app;
