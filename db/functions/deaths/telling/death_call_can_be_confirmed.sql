-- Whether there is a colleague who may confirm what another wrote down of a yes on the telephone, as
-- `confirm_death_call` asks. Where who wrote it down is gone, or nobody else decides without them, nobody ever can.
create or replace function death_call_can_be_confirmed(notice uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from death_notices n join death_reports d on d.id = n.report_id
        join (select distinct o.user_id from user_roles o join role_capabilities p using (role)
               where p.capability = 'requests.decide') u on u.user_id <> n.noted_by
       where n.id = notice and n.answer = 'yes' and n.done_at is null
         -- Whose mailbox is that of a contact is not known here.
         and death_approval_refused(d.id, u.user_id, null) is null
         and decides_without(u.user_id, n.noted_by, d.created_at)
         and decides_without(n.noted_by, u.user_id, d.created_at))
  $$;
revoke all on function death_call_can_be_confirmed(uuid) from public;
grant execute on function death_call_can_be_confirmed(uuid) to wensenregister_app;
