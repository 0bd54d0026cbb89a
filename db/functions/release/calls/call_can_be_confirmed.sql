-- Whether there is a colleague who may confirm what another wrote down of a call, as `confirm_call` asks. Where who
-- wrote it down is gone, or nobody else decides without them, nobody ever can.
create or replace function call_can_be_confirmed(call uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from contact_calls c join access_requests r on r.id = c.request_id
        join (select distinct o.user_id from user_roles o join role_capabilities p using (role)
               where p.capability = 'requests.decide') u on u.user_id <> c.noted_by
       where c.id = call and c.confirmed_at is null and u.user_id is distinct from r.subject_id
         and decides_without(u.user_id, c.noted_by, r.paid_at)
         and decides_without(c.noted_by, u.user_id, 'infinity'))
  $$;
revoke all on function call_can_be_confirmed(uuid) from public;
grant execute on function call_can_be_confirmed(uuid) to wensenregister_app;
