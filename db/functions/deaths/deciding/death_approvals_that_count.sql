-- How many of those who approved a report count: who saw the paper that is there now, and did not lose the
-- role since.
create or replace function death_approvals_that_count(report uuid) returns integer
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select count(*)::integer
      from death_report_approvals a
      join death_report_papers p on p.id = a.paper_id and p.report_id = a.report_id
     where a.report_id = report
       and death_approval_refused(report, a.colleague_id, a.address) is null
  $$;
revoke all on function death_approvals_that_count(uuid) from public;
grant execute on function death_approvals_that_count(uuid) to wensenregister_app;
