-- The owner stops a report by the link of a mail. False when it does not work (any more).
create or replace function stop_report_by_link(token bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      report uuid;
    begin
      if actor_system() is distinct from 'deaths' then
        raise exception 'not allowed to stop this' using errcode = 'insufficient_privilege';
      end if;
      select d.id into report
        from release_links l join death_reports d on d.id = l.report_id
       where l.hash = token and report_runs(d.state);
      if report is null then
        return false;
      end if;
      perform hold_case(report);
      perform stop_report(report, 'by-owner');
      return true;
    end
  $$;
revoke all on function stop_report_by_link(bytea) from public;
grant execute on function stop_report_by_link(bytea) to wensenregister_app;
