-- Why a colleague is none of those who approve a request; null for who may be. 'contact': it is about them.
-- That the file names them is asked of who acts, by `concerns_actor`. 'late': became a colleague after it was paid.
-- 'given': has the role from another who approved it, or gave it to them. 'opened': opened it for the member.
create or replace function approval_refused(request uuid, colleague uuid) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select case
      when r.subject_id = colleague then 'contact'
      when r.opened_by = colleague then 'opened'
      when decides_without(colleague, null, r.paid_at) is not true then 'late'
      when exists (
        select from access_request_approvals a
         where a.request_id = r.id and a.colleague_id <> colleague
           and decides_without(a.colleague_id, null, r.paid_at)
           and not (decides_without(colleague, a.colleague_id, r.paid_at)
                    and decides_without(a.colleague_id, colleague, r.paid_at))) then 'given' end
      from access_requests r where r.id = request
  $$;
revoke all on function approval_refused(uuid, uuid) from public;
grant execute on function approval_refused(uuid, uuid) to wensenregister_app;
