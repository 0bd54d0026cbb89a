-- Stops a report and all that runs for its file: who stops one thing says that nobody has died.
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
    end
  $$;
revoke all on function stop_report(uuid, text) from public;
