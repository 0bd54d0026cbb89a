-- Whoever signs in lives, and an account that goes leaves nothing to release. Nothing is left to stop
-- once the file is gone, or the term of a living will is over. A case may run without a request.
create or replace function stop_requests_of(subject uuid, why text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update access_requests r set state = 'stopped', because = why
     where r.subject_id = subject
       and (r.state in ('waiting_contact', 'waiting_time', 'pending_verification')
            or (r.state = 'completed' and not exists (
              select from deliveries d left join release_cases c on c.id = d.case_id
               where d.request_id = r.id
                 and (c.state = 'closed'
                      or (d.kind = 'living_will' and d.available_until <= now())))));
    update release_cases set state = 'stopped', because = why
     where subject_id = subject and state in ('reported', 'waiting', 'approved', 'delivered');
    -- Relatives may read on after the case of a member was closed.
    update death_reports set state = 'stopped', because = why
     where subject_id = subject and report_runs(state);
  $$;
revoke all on function stop_requests_of(uuid, text) from public;
