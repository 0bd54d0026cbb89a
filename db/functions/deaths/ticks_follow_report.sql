-- Nobody looks at the list of a report that has ended, or was stopped.
create or replace function ticks_follow_report() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if not report_runs(new.state) then
        delete from death_report_ticks t where t.report_id = new.id;
      end if;
      return null;
    end
  $$;
revoke all on function ticks_follow_report() from public;
create or replace trigger c_ticks_follow_report after update of state on death_reports
  for each row when (old.state <> new.state) execute function ticks_follow_report();
