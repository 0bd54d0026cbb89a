-- What is in a batch, without names and addresses.
create or replace function card_batch_orders(batch uuid)
  returns table (id uuid, file_number text, variant text, state text, changed_at timestamptz,
                 returned_because text, revoked integer[], held boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select o.id, w.wish_file_number, o.variant, o.state, o.changed_at, o.returned_because,
           array(select c.number from cards c
                  where c.order_id = o.id and c.revoked_at is not null order by c.number),
           o.state in ('batched', 'printed') and cards_are_held(o.user_id)
      from card_orders o join wishes w on w.id = o.wish_id
     where o.batch_id = batch and (select actor_may('cards.print'))
     order by o.created_at, o.id
  $$;
revoke all on function card_batch_orders(uuid) from public;
grant execute on function card_batch_orders(uuid) to wensenregister_app;
