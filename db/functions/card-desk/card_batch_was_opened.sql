-- Whether a colleague opened what is to be printed of a batch.
create or replace function card_batch_was_opened(batch uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select actor_may('cards.print') and exists (
      select from card_batches b join card_orders o on o.batch_id = b.id
        join audit_log a on a.subject_id = o.user_id
       where b.id = batch and a.action = 'cards.print' and a.detail = 'batch ' || b.number)
  $$;
revoke all on function card_batch_was_opened(uuid) from public;
grant execute on function card_batch_was_opened(uuid) to wensenregister_app;
