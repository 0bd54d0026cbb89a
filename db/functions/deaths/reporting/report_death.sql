-- A contact lets us know of a death: opens the case of the file, or joins the one that runs. 'done', or
-- why not: 'not-allowed' for who is no contact that was confirmed, or of who deletes their account, 'future' and 'before-version' of the
-- day, 'runs' while somebody's report does, and once contacts had their months; 'closed' as may_report says.
create or replace function report_death(report uuid, died date, way text, mailbox bytea, log text)
  returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      subject uuid;
      held uuid;
    begin
      select r.owner_id into subject from relatives r
       where r.id = actor_relative() and r.state = 'confirmed' for share;
      if subject is null then
        return 'not-allowed';
      end if;
      -- Who ends the account takes this lock too: one of both sees what the other did.
      perform pg_advisory_xact_lock(hashtextextended('release ' || subject::text, 0));
      if exists (select from account_deletions a where a.user_id = subject) then
        return 'not-allowed';
      end if;
      if exists (select from death_reports d
                  where d.subject_id = subject and report_runs(d.state))
         or months_are_over(subject) then
        return 'runs';
      end if;
      if died > (now() at time zone 'Europe/Amsterdam')::date then
        return 'future';
      end if;
      if confirmed_after(subject, died) then
        return 'before-version';
      end if;
      if not may_report(actor_relative()) then
        return 'closed';
      end if;
      select c.id into held from release_cases c
       where c.subject_id = subject and case_runs(c.state);
      if held is null then
        insert into release_cases (subject_id) values (subject) returning id into held;
      end if;
      insert into death_reports (id, subject_id, case_id, died_on, way, waits_until)
      values (report, subject, held, died, report_death.way, report_waits_until(subject));
      insert into death_report_answers (report_id, relative_id, address, answer)
      values (report, actor_relative(), mailbox, 'yes');
      perform note_audit('death.report', subject, null, null, log);
      return 'done';
    end
  $$;
revoke all on function report_death(uuid, date, text, bytea, text) from public;
grant execute on function report_death(uuid, date, text, bytea, text) to wensenregister_app;
