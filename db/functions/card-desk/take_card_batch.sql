-- Printing a batch in place of a colleague. False when it is printed by now, or theirs already.
create or replace function take_card_batch(batch uuid, request text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      named integer;
    begin
      perform refuse_unless_printing();
      update card_batches set printer_id = actor_id(), changed_at = now()
       where id = batch and state = 'made' and printer_id is distinct from actor_id()
       returning number into named;
      if named is null then return false; end if;
      perform note_audit('cards.take', null, 'batch ' || named, null, request);
      return true;
    end
  $$;
revoke all on function take_card_batch(uuid, text) from public;
grant execute on function take_card_batch(uuid, text) to wensenregister_app;
