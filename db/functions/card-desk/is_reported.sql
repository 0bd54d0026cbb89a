-- Whether the death of somebody was reported, and that runs.
create or replace function is_reported(subject uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from release_cases c
       where c.subject_id = subject and case_runs(c.state))
  $$;
revoke all on function is_reported(uuid) from public;
