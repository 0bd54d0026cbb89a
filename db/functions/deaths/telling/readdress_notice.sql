-- Where the letter with a new code may go, as the contact said to a colleague; until it was made, with a row in
-- the log. As for other
-- deeds, 'unseen' for who did not look how to reach them.
create or replace function readdress_notice(notice uuid, card bytea, mailbox bytea) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      held death_notices := hold_notice(notice);
    begin
      if held.id is null or held.about <> 'new-code' or held.sent_at is not null
         or held.printed_at is not null then
        return 'gone';
      end if;
      if death_approval_refused(held.report_id, actor_id(), mailbox) is not distinct from 'contact' then
        return 'contact';
      end if;
      if not actor_id() = any(held.looked_by) then
        return 'unseen';
      end if;
      perform note_audit('death.address', d.subject_id, null, null, actor_request())
        from death_reports d where d.id = held.report_id and d.subject_id is not null;
      update death_notices set sealed = card where id = notice;
      return 'addressed';
    end
  $$;
revoke all on function readdress_notice(uuid, bytea, bytea) from public;
grant execute on function readdress_notice(uuid, bytea, bytea) to wensenregister_app;
