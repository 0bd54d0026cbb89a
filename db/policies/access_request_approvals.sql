create policy office on access_request_approvals for select
  using ((select actor_may('requests.decide')));

create policy office_approve on access_request_approvals for insert
  with check (colleague_id = actor_id() and (select actor_may('requests.decide'))
              and cardinality(checks) > 0
              and approval_refused(request_id, colleague_id) is null
              and not exists (
                select from access_requests r
                 where r.id = request_id and r.member_id = (select actor_member_id())));
