-- Makes a batch of those orders that nobody else takes at this moment. Returns how many it has; with
-- none there is no batch.
create or replace function make_card_batch(
    batch uuid, contact uuid, printed_with jsonb, wanted uuid[], request text)
  returns integer
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      taken uuid[];
      named integer;
    begin
      perform refuse_unless_printing();
      select array_agg(o.id) into taken from (
        select card_orders.id from card_orders
         where card_orders.id = any(wanted) and state = 'requested'
           and not cards_are_held(user_id) for update skip locked) o;
      if taken is null then return 0; end if;
      insert into card_batches (id, contact_id, printed_with, printer_id)
        values (batch, contact, make_card_batch.printed_with, actor_id())
        returning number into named;
      update card_orders set state = 'batched', batch_id = batch where id = any(taken);
      perform note_audit('cards.batch', null, 'batch ' || named, null, request);
      return cardinality(taken);
    end
  $$;
revoke all on function make_card_batch(uuid, uuid, jsonb, uuid[], text) from public;
grant execute on function make_card_batch(uuid, uuid, jsonb, uuid[], text) to wensenregister_app;
