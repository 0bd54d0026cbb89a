-- Who is to be told, with how to reach them and who named them, for who tells them. Noted each time, so that
-- who lives sees it, as a look at contacts: not at whose file it is. Nothing where it was done, and for who
-- is a contact of the file, or its owner.
create or replace function look_at_notice(notice uuid, mailbox bytea) returns bytea
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      held death_notices := hold_notice(notice);
    begin
      if held.id is null
         or death_approval_refused(held.report_id, actor_id(), mailbox) is not distinct from 'contact' then
        return null;
      end if;
      perform note_audit('file.details', d.subject_id, 'naw', 'death-report', actor_request())
        from death_reports d where d.id = held.report_id and d.subject_id is not null;
      update death_notices set looked_by = array_append(array_remove(looked_by, actor_id()), actor_id())
       where id = notice;
      return held.sealed;
    end
  $$;
revoke all on function look_at_notice(uuid, bytea) from public;
grant execute on function look_at_notice(uuid, bytea) to wensenregister_app;
