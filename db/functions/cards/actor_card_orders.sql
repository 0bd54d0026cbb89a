-- The orders of the actor, for the policies on their cards.
create or replace function actor_card_orders() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select id from card_orders where user_id = actor_id() $$;
revoke all on function actor_card_orders() from public;
grant execute on function actor_card_orders() to wensenregister_app;
