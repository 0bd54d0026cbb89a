-- How many orders are in each state.
create or replace function card_order_counts() returns table (state text, orders integer)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select o.state, count(*)::integer from card_orders o
     where (select actor_may('cards.print')) group by o.state
  $$;
revoke all on function card_order_counts() from public;
grant execute on function card_order_counts() to wensenregister_app;
