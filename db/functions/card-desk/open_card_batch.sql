-- The one way to the names and addresses of a batch, and to what its QR codes hold: for who prints
-- it, until it is printed. Each person whose address it is gets a row, once for who prints.
create or replace function open_card_batch(batch uuid, request text)
  returns table (id uuid, file_number text, variant text, address bytea, card_id uuid,
                 card_number integer, token bytea)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      named integer;
      person uuid;
    begin
      perform refuse_unless_printing();
      select number into named from card_batches b
       where b.id = batch and b.printer_id = actor_id() and b.state = 'made' for share;
      if named is null then
        raise exception 'this batch is not theirs to print' using errcode = 'insufficient_privilege';
      end if;
      for person in
        select o.user_id from card_orders o
         where o.batch_id = batch and o.state = 'batched' and not cards_are_held(o.user_id)
           and not exists (
           select from audit_log a
            where a.subject_id = o.user_id and a.actor_id = actor_id()
              and a.action = 'cards.print' and a.detail = 'batch ' || named)
         order by o.created_at, o.id
      loop
        perform note_audit('cards.print', person, 'batch ' || named, null, request);
      end loop;
      return query
        select o.id, w.wish_file_number, o.variant, o.sealed_for_post, c.id, c.number,
               c.sealed_for_print
          from card_orders o join wishes w on w.id = o.wish_id join cards c on c.order_id = o.id
         where o.batch_id = batch and o.state = 'batched' and c.revoked_at is null
           and not cards_are_held(o.user_id)
         order by o.created_at, o.id, c.number;
    end
  $$;
revoke all on function open_card_batch(uuid, text) from public;
grant execute on function open_card_batch(uuid, text) to wensenregister_app;
