-- Whether two contacts with two mailboxes said so, or two colleagues saw it on a paper. The word of who is
-- no contact any more, since the owner took them back or they said no, counts no longer; that of who was none
-- when it began, never (is_witness).
create or replace function report_is_certain(report uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select count(distinct a.address) >= 2 or death_approvals_that_count(report) >= 2
      from death_report_answers a
      join death_reports d on d.id = a.report_id
      join relatives r on r.id = a.relative_id and is_witness(d, r)
     where a.report_id = report and a.answer = 'yes'
  $$;
revoke all on function report_is_certain(uuid) from public;
