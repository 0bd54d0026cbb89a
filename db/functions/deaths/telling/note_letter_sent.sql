-- A colleague put the letter to a contact on the post: they are told. 'gone' when it was not printed, or
-- sent before; 'contact' for who is a contact of the file, or its owner.
create or replace function note_letter_sent(notice uuid, mailbox bytea) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      held death_notices := hold_notice(notice);
    begin
      if held.id is null or held.printed_at is null or held.answer is not null
         or held.sent_at is not null then
        return 'gone';
      end if;
      if death_approval_refused(held.report_id, actor_id(), mailbox) is not distinct from 'contact' then
        return 'contact';
      end if;
      update death_notices set sent_by = actor_id(), sent_at = now(), done_at = now()
       where id = notice;
      perform note_release('death.post', d.subject_id, null, null)
        from death_reports d where d.id = held.report_id;
      return 'sent';
    end
  $$;
revoke all on function note_letter_sent(uuid, bytea) from public;
grant execute on function note_letter_sent(uuid, bytea) to wensenregister_app;
