-- What a database that the former migrations made lacks of the present ones: policies that ask once
-- a query instead of once a row.

create function actor_wish_id() returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select id from wishes where user_id = actor_id() $$;
create function actor_card_orders() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select id from card_orders where user_id = actor_id() $$;
revoke all on function actor_wish_id(), actor_card_orders() from public;
grant execute on function actor_wish_id(), actor_card_orders() to wensenregister_app;

alter policy admin on franchise_partners using ((select actor_has_role('admin')));
alter policy own on wish_sections using (wish_id = (select actor_wish_id()));
alter policy own on wish_saves using (wish_id = (select actor_wish_id()));
alter policy own on wish_versions using (wish_id = (select actor_wish_id()));
alter policy own_request on card_orders
  with check (user_id = actor_id() and wish_id = (select actor_wish_id()) and state = 'requested');
alter policy own on cards using (order_id in (select actor_card_orders()));
alter policy own_request on cards
  with check (order_id in (select actor_card_orders()) and revoked_at is null);
alter policy own_revoke on cards using (order_id in (select actor_card_orders()))
  with check (order_id in (select actor_card_orders()) and revoked_at is not null);
alter policy own on wilsverklaringen
  with check (user_id = actor_id() and (select actor_consents('health')));
alter policy admin on choice_legal_status using ((select actor_has_role('admin')));
alter policy office on appointments
  using ((select actor_has_role('admin')) or (select actor_has_role('staff')));
alter policy admin on callback_requests using ((select actor_has_role('admin')));
alter policy admin_change on callback_requests using ((select actor_has_role('admin')));
alter policy appointments on mails
  using (kind like 'appointment-%' and (actor_system() = 'appointments'
         or (select actor_has_role('admin')) or (select actor_has_role('staff'))));

drop function actor_owns_wish(uuid);
drop function actor_owns_card_order(uuid);
