-- A colleague who also works for a guild member does not decide on what that member asks for: a full
-- file would take one other instead of two, and money could be given back to oneself.
drop policy office_decide on access_requests;
create policy office_decide on access_requests for update
  using (state in ('waiting_contact', 'waiting_time', 'pending_verification')
         and (select actor_may('requests.decide'))
         and member_id is distinct from (select actor_member_id()))
  with check (state in ('completed', 'rejected'));

drop policy office_approve on access_request_approvals;
create policy office_approve on access_request_approvals for insert
  with check (colleague_id = actor_id() and (select actor_may('requests.decide'))
              and not exists (
                select from access_requests r
                 where r.id = request_id and r.member_id = (select actor_member_id())));
