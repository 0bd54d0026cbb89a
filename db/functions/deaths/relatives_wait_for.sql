-- Whether relatives wait for what goes with a file: they said that its owner died, and have no copy of their own yet.
create or replace function relatives_wait_for(subject uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from death_reports r
       where r.subject_id = subject
         and (r.state in ('reported', 'waiting')
              or report_runs(r.state) and exists (
                select from relative_copies c where c.report_id = r.id and c.made_at is null)))
  $$;
revoke all on function relatives_wait_for(uuid) from public;
