-- What follows when an order moves. What was printed may be withdrawn when none of its cards counts any
-- more; what is held leaves its batch when the rest is printed, to wait again. Runs as its owner: the
-- cards follow their order, whoever moves it.
create or replace function move_card_order() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if old.state = new.state then return new; end if;
      if new.state in ('printed', 'revoked') then
        update cards set sealed_for_print = null where order_id = new.id;
      end if;
      if new.state in ('posted', 'revoked') then
        new.sealed_for_post := null;
        new.sealed_postcode := null;
      end if;
      -- Cards that came back, or were never sent, are in nobody's wallet.
      if new.state in ('returned', 'revoked') then
        update cards set revoked_at = coalesce(revoked_at, now()) where order_id = new.id;
      end if;
      return new;
    end
  $$;
revoke all on function move_card_order() from public;
grant execute on function move_card_order() to wensenregister_app;
create or replace trigger move before update of state on card_orders
  for each row execute function move_card_order();
