-- Moves the orders of a batch on, or one of them: to 'printed' by who prints it, to 'posted', to
-- 'returned'. Cards that were all taken out of use meanwhile are not posted. Returns the orders that
-- moved, with whom to tell: without an address for who is not to be told.
create or replace function move_card_orders(
    batch uuid, one uuid, target text, because text, request text)
  returns table (id uuid, email citext)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      held card_batches;
      former text[] := array(
        select t.former from transitions t
         where t.machine = 'card_orders' and t.next = target
           and target in ('printed', 'posted', 'returned'));
      moved uuid[];
      person uuid;
    begin
      perform refuse_unless_printing();
      -- Orders before their batch, as who withdraws one does (batch_follows_orders).
      perform from card_orders o
        where o.batch_id = batch and (one is null or o.id = one) order by o.id for update;
      select * into held from card_batches b where b.id = batch for update;
      if held.id is null or former = '{}'
         or (target = 'printed' and held.printer_id is distinct from actor_id()) then
        return;
      end if;
      if target = 'printed' then
        update card_orders o set state = 'requested', batch_id = null
         where o.batch_id = batch and o.state = 'batched' and one is null
           and cards_are_held(o.user_id);
      end if;
      if target = 'posted' then
        update card_orders o set state = 'revoked'
         where o.batch_id = batch and o.state = 'printed' and (one is null or o.id = one)
           and not exists (select from cards c where c.order_id = o.id and c.revoked_at is null);
      end if;
      with done as (
        update card_orders o set state = target, returned_because = because
         where o.batch_id = batch and o.state = any(former) and (one is null or o.id = one)
           and (target = 'returned' or not cards_are_held(o.user_id))
         returning o.id)
      select array_agg(done.id) into moved from done;
      update card_batches b
         set changed_at = now(),
             state = case
               when exists (select from card_orders o
                             where o.batch_id = batch and o.state = 'batched') then 'made'
               when exists (select from card_orders o
                             where o.batch_id = batch and o.state = 'printed') then 'printed'
               when target = 'printed' and b.state = 'made' then 'printed'
               else 'posted' end
       where b.id = batch;
      if moved is null then return; end if;
      if one is not null then select o.user_id into person from card_orders o where o.id = one; end if;
      perform note_audit('cards.' || target, person, 'batch ' || held.number, null, request);
      return query
        select o.id, case when not cards_are_held(o.user_id) then u.email end
          from card_orders o join users u on u.id = o.user_id
         where o.id = any(moved) order by o.created_at, o.id;
    end
  $$;
revoke all on function move_card_orders(uuid, uuid, text, text, text) from public;
grant execute on function move_card_orders(uuid, uuid, text, text, text) to wensenregister_app;
