-- The mandates that the actor holds now: for as long as both the mandate and the right last.
create or replace function actor_holds() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select id from mandates
     where grantee_user_id = actor_id() and ended_at is null and now() < valid_until
       and (select actor_may('conversations.hold'))
  $$;
revoke all on function actor_holds() from public;
grant execute on function actor_holds() to wensenregister_app;
