-- Stops a report and all that runs for its file, while that is there: who stops one thing says that nobody has died.
create or replace function stop_report(report uuid, why text) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      subject uuid;
    begin
      select d.subject_id into subject from death_reports d where d.id = report;
      if subject is not null then
        perform stop_requests_of(subject, why);
      end if;
      update death_reports d set state = 'stopped', because = why
       where d.id = report and report_runs(d.state);
      -- Of a file that is gone; else it was stopped and the job begun above.
      if found then
        perform enqueue_job('work-on-deaths', '{}', 'work on deaths');
      end if;
    end
  $$;
revoke all on function stop_report(uuid, text) from public;
