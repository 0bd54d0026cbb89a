-- What the colleague who acts looked at of a request that is open, since it was asked: whose file it is, which is
-- given again to who saw it, and whom its owner named, by their rows in the audit log, as of a death
-- (seen_of_report); and the certificate that is there. Who looked at that before it was kept who did, is not among
-- those who looked.
create or replace function seen_of_request(request uuid)
  returns table (whose boolean, named boolean, certificate boolean, user_id uuid, sealed bytea)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select seen.whose, seen.named,
           exists (select from access_certificates c
                    where c.request_id = r.id and actor_id() = any(c.looked_by)), i.user_id, i.sealed
      from access_requests r
      cross join lateral (
        select coalesce(bool_or(l.action = 'file.details' and l.reason = 'access-request'
                                and l.detail is null), false) as whose,
               coalesce(bool_or(l.action = 'file.details' and l.reason = 'access-request'
                                and l.detail = 'naw'), false) as named
          from audit_log l
         where l.subject_id = r.subject_id and l.at >= r.created_at
           and l.actor_id = actor_id()) seen
      left join file_index i on i.user_id = r.subject_id and seen.whose
     where r.id = request and r.state in ('waiting_contact', 'waiting_time', 'pending_verification')
       and (select actor_may('requests.decide'))
  $$;
revoke all on function seen_of_request(uuid) from public;
grant execute on function seen_of_request(uuid) to wensenregister_app;
