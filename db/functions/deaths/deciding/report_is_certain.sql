-- Whether two contacts with two mailboxes said so, or two colleagues saw it on a paper.
create or replace function report_is_certain(report uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select count(distinct a.address) >= 2 or death_approvals_that_count(report) >= 2
      from death_report_answers a where a.report_id = report and a.answer = 'yes'
  $$;
revoke all on function report_is_certain(uuid) from public;
