-- What stands on the letter to a contact, for who prints it: as look_at_notice, for as long as it was not
-- sent.
create or replace function print_notice(notice uuid, mailbox bytea) returns bytea
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      held death_notices := hold_notice(notice);
    begin
      if held.about = 'new-code' or held.answer is not null or held.sent_at is not null then
        return null;
      end if;
      held.sealed := look_at_notice(notice, mailbox);
      update death_notices set printed_at = now() where id = notice and held.sealed is not null;
      return held.sealed;
    end
  $$;
revoke all on function print_notice(uuid, bytea) from public;
grant execute on function print_notice(uuid, bytea) to wensenregister_app;
