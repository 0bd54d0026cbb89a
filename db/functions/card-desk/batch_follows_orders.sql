-- A batch of which nothing is left to print or to post waits for nobody any more: its orders were withdrawn, or went
-- with an account.
create or replace function batch_follows_orders() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      -- Of two that end at once the second waits here, and sees what the first one did.
      perform from card_batches b where b.id = old.batch_id for update;
      update card_batches b set state = 'posted', changed_at = now()
       where b.id = old.batch_id and b.state <> 'posted'
         and not exists (select from card_orders o
                          where o.batch_id = b.id and o.state in ('batched', 'printed'));
      return null;
    end
  $$;
revoke all on function batch_follows_orders() from public;
create or replace trigger batch_follows_orders after delete on card_orders
  for each row when (old.state in ('batched', 'printed')) execute function batch_follows_orders();
create or replace trigger batch_follows_withdrawal after update of state on card_orders
  for each row when (old.state in ('batched', 'printed') and new.state = 'revoked')
  execute function batch_follows_orders();
