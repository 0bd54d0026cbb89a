-- Whether there may be anything that somebody who writes is told of what is around their file: who reads it now,
-- that all of it goes, that somebody said that they died, or that a company asks for it. Of the owner of a session,
-- in one call: every step asks, and hardly ever is there anything. What it is, is read after it.
create or replace function anything_around(session_id bytea) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from sessions s
       where s.id = session_id and s.state = 'signed in'
         and (exists (select from relatives r
                       where r.owner_id = s.user_id and r.state = 'confirmed'
                         and jsonb_path_exists(r.rules, '$.** ? (@ == "now")'))
              or exists (select from account_deletions a where a.user_id = s.user_id)
              or exists (select from death_reports d
                          where d.subject_id = s.user_id and report_runs(d.state))
              or exists (select from release_cases c
                          where c.subject_id = s.user_id and case_runs(c.state))
              or exists (select from access_requests q
                          where q.subject_id = s.user_id and request_may_stop(q))))
  $$;
revoke all on function anything_around(bytea) from public;
grant execute on function anything_around(bytea) to wensenregister_app;
