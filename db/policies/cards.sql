create policy own on cards for select using (order_id in (select actor_card_orders()));

create policy own_request on cards for insert
  with check (order_id in (select actor_card_orders()) and revoked_at is null);

-- A card that was revoked stays so.
create policy own_revoke on cards for update using (order_id in (select actor_card_orders()))
  with check (order_id in (select actor_card_orders()) and revoked_at is not null);

create policy keys on cards for select using (actor_system() = 'keys');

create policy keys_wrap on cards for update using (actor_system() = 'keys');
