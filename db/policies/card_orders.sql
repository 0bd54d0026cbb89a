-- The owner asks, and withdraws what is not printed yet. The rest is for who prints and posts.
create policy own on card_orders for select using (user_id = actor_id());

create policy own_request on card_orders for insert
  with check (user_id = actor_id() and wish_id = (select actor_wish_id()) and state = 'requested');

create policy own_withdraw on card_orders for update
  using (user_id = actor_id() and state in ('requested', 'batched'))
  with check (user_id = actor_id() and state in ('requested', 'batched', 'revoked'));

-- What the application sealed for who prints and posts the cards is wrapped by the master key, so it
-- moves along when that is replaced.
create policy keys on card_orders for select using (actor_system() = 'keys');

create policy keys_wrap on card_orders for update using (actor_system() = 'keys');
