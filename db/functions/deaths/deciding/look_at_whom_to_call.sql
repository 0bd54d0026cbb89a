-- The contacts whom a colleague may call before they decide: who said something of this death, and who denied
-- an earlier report of it, with how to reach them. Noted each time, so that who lives sees it, as a look at
-- contacts: not at whose file it is. Nothing where there is nothing to decide (any more), and for who is a
-- contact of the file, or its owner.
create or replace function look_at_whom_to_call(report uuid, mailbox bytea)
  returns table (id uuid, sealed bytea)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    #variable_conflict use_column
    declare
      subject uuid;
    begin
      select d.subject_id into subject
        from death_reports d where d.id = report and d.state = 'reported';
      if not actor_may('requests.decide') or subject is null
         or death_approval_refused(report, actor_id(), mailbox) is not distinct from 'contact' then
        return;
      end if;
      return query
        select r.id, r.sealed from relatives r
         where r.id in (
           select c.id from contacts_of_report(report) c
           union
           select c.id from denials_before(report) o, contacts_of_report(o.id) c where c.said = 'no')
         order by r.id;
      if found then
        perform note_audit('file.details', subject, 'naw', 'death-report', actor_request());
      end if;
    end
  $$;
revoke all on function look_at_whom_to_call(uuid, bytea) from public;
grant execute on function look_at_whom_to_call(uuid, bytea) to wensenregister_app;
