-- Whatever stops the case of a file stops the report.
create or replace function report_follows_case() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      update death_reports d set state = 'stopped', because = new.because
       where d.case_id = new.id and report_runs(d.state);
      return null;
    end
  $$;
revoke all on function report_follows_case() from public;
create or replace trigger c_report_follows_case after update of state on release_cases
  for each row when (old.state <> new.state and new.state = 'stopped')
  execute function report_follows_case();
