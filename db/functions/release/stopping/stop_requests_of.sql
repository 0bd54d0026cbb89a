-- Whoever signs in lives, and an account that goes leaves nothing to release. Nothing is left to stop
-- once the file is gone, or the term of a living will is over. A case may run without a request. Whoever is
-- concerned hears it at once, by the jobs that would have told it within the minute.
create or replace function stop_requests_of(subject uuid, why text) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      -- Asked first: a case that stops takes them along.
      if exists (select from death_reports where subject_id = subject and report_runs(state)) then
        perform enqueue_job('work-on-deaths', '{}', 'work on deaths');
      end if;
      -- A living will is for who lives: its owner may have said that it goes on. Nobody is asked about one while a
      -- death is asked about (`asked_of_owner`): of that request they answered nothing.
      update access_requests r
         set state = 'stopped',
             because = case when why = 'owner-answered' and r.kind = 'living_will'
                                 and exists (select from asked_of_owner(subject) a where a.kind = 'death')
                            then 'owner-signed-in' else why end
       where r.subject_id = subject and request_may_stop(r)
         and (r.owner_agreed_at is null or why not in ('owner-signed-in', 'owner-answered'));
      if found then
        perform enqueue_job('work-on-requests', '{}', 'work on requests');
      end if;
      update release_cases set state = 'stopped', because = why
       where subject_id = subject and case_runs(state);
      -- Relatives may read on after the case of a member was closed.
      update death_reports set state = 'stopped', because = why
       where subject_id = subject and report_runs(state);
    end
  $$;
revoke all on function stop_requests_of(uuid, text) from public;
