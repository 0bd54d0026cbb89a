-- Cards of someone whose death was reported are held: not printed, not posted, and nobody is mailed of
-- them. Told by the case alone, so that they go on by themselves when it is stopped or refused.
create or replace function is_reported(subject uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from release_cases c
       where c.subject_id = subject and case_runs(c.state))
  $$;
revoke all on function is_reported(uuid) from public;
