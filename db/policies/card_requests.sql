create policy own on card_requests for select using (user_id = actor_id());

create policy own_request on card_requests for insert
  with check (user_id = actor_id() and wish_id = (select actor_wish_id()) and order_id is null);

create policy own_change on card_requests for update using (user_id = actor_id())
  with check (
    user_id = actor_id() and (order_id is null or order_id in (select actor_card_orders()))
  );

-- What was ordered stays on record.
create policy own_withdraw on card_requests for delete
  using (user_id = actor_id() and order_id is null);
