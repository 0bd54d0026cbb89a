-- Why a colleague is none of those who decide on a report; null for who may be. 'contact': it is about
-- them, or they are a contact of the file, by the hash of their mailbox. 'late': became a colleague after it
-- was reported. 'given': has the role from another who approved it, or gave it to them.
create or replace function death_approval_refused(report uuid, colleague uuid, mailbox bytea)
  returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select case
      when d.subject_id = colleague
        or is_contact_of(d.subject_id, mailbox)
        or exists (select from death_report_answers a
                    where a.report_id = d.id and a.address = mailbox) then 'contact'
      when decides_without(colleague, null, d.created_at) is not true then 'late'
      when exists (
        select from death_report_approvals a
          join death_report_papers p on p.id = a.paper_id and p.report_id = d.id
         where a.report_id = d.id and a.colleague_id <> colleague
           and decides_without(a.colleague_id, null, d.created_at)
           and not (decides_without(colleague, a.colleague_id, d.created_at)
                    and decides_without(a.colleague_id, colleague, d.created_at))) then 'given' end
      from death_reports d where d.id = report
  $$;
revoke all on function death_approval_refused(uuid, uuid, bytea) from public;
grant execute on function death_approval_refused(uuid, uuid, bytea) to wensenregister_app;
