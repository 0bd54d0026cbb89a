-- Where the letter with a new code may go, as the contact said to a colleague; until it was sent. As for other
-- deeds, 'unseen' for who did not look how to reach them.
create or replace function readdress_notice(notice uuid, card bytea, mailbox bytea) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      held death_notices := hold_notice(notice);
    begin
      if held.id is null or held.about <> 'new-code' or held.sent_at is not null then
        return 'gone';
      end if;
      if death_approval_refused(held.report_id, actor_id(), mailbox) is not distinct from 'contact' then
        return 'contact';
      end if;
      if not actor_id() = any(held.looked_by) then
        return 'unseen';
      end if;
      update death_notices set sealed = card where id = notice;
      return 'addressed';
    end
  $$;
revoke all on function readdress_notice(uuid, bytea, bytea) from public;
grant execute on function readdress_notice(uuid, bytea, bytea) to wensenregister_app;
