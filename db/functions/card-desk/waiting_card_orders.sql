-- What waits to be printed, the oldest first: no more of its address than the sealed postal code.
create or replace function waiting_card_orders(most integer)
  returns table (id uuid, file_number text, created_at timestamptz, sealed bytea, held boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select o.id, w.wish_file_number, o.created_at, coalesce(o.sealed_postcode, o.sealed_for_post),
           cards_are_held(o.user_id)
      from card_orders o join wishes w on w.id = o.wish_id
     where o.state = 'requested' and (select actor_may('cards.print'))
     order by o.created_at, o.id limit most
  $$;
revoke all on function waiting_card_orders(integer) from public;
grant execute on function waiting_card_orders(integer) to wensenregister_app;
