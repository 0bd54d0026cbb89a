-- What is known of a request otherwise than from its trusted person. heard: somebody was called who says the same,
-- or the certificate that is there was seen, by a colleague whose approval counts; or the owner of a living will
-- said so. An approval that says 'certificate-seen' counts with a look that was kept alone: one of before that waits
-- for the second colleague to look.
-- denied: somebody who was called says no. by_me: the colleague who acts heard a yes.
create or replace function heard_of_request(request uuid)
  returns table (heard boolean, denied boolean, by_me boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select r.owner_agreed_at is not null
             or coalesce(bool_or(c.said = 'yes' and approval_refused(r.id, c.noted_by) is null), false)
             or exists (
               select from access_request_approvals a
                 join access_certificates s on s.request_id = r.id and a.colleague_id = any(s.looked_by)
                where a.request_id = r.id and 'certificate-seen' = any(a.checks)
                  and approval_refused(r.id, a.colleague_id) is null),
           coalesce(bool_or(c.said = 'no'), false),
           coalesce(bool_or(c.said = 'yes' and c.noted_by = actor_id()), false)
      from access_requests r left join last_calls(request) c on true
     where r.id = request and (select actor_may('requests.decide'))
     group by r.id, r.owner_agreed_at
  $$;
revoke all on function heard_of_request(uuid) from public;
grant execute on function heard_of_request(uuid) to wensenregister_app;
