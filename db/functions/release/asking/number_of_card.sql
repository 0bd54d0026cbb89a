-- Only the release before asks it: a later one drops it.
-- The number on a card, for a member who asks; for a card that nobody has one of those offered that
-- nobody has either, so that it shows in nothing whether the card exists.
create or replace function number_of_card(token bytea, others text[]) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select coalesce(
      (select w.wish_file_number from cards c
         join card_orders o on o.id = c.order_id join wishes w on w.id = o.wish_id
        where c.token_hash = token),
      (select other from unnest(others) with ordinality o(other, place)
        where not exists (select from wish_file_numbers n where n.number = other)
        order by place limit 1))
     where (select actor_member_id()) is not null
  $$;
revoke all on function number_of_card(bytea, text[]) from public;
grant execute on function number_of_card(bytea, text[]) to wensenregister_app;
