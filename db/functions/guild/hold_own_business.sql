-- Has whoever else changes the company of this person wait until the end of this transaction. False for who
-- does not own one (any more).
create or replace function hold_own_business()
  returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform from franchise_partners where id = actor_owned_member_id() for update;
      return found;
    end
  $$;
revoke all on function hold_own_business() from public;
grant execute on function hold_own_business() to wensenregister_app;
