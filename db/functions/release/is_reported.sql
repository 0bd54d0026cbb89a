-- Whether somebody is said to have died, and nobody said since that they live. The only place that says so. A closed
-- case counts where others could have got the file, and a report where others read by it, until its owner is seen to
-- live.
create or replace function is_reported(subject uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
             select from release_cases c
              where c.subject_id = subject
                and (case_runs(c.state)
                     or c.state = 'closed' and c.because in ('relatives-are-done', 'not-fetched')
                        and not has_lived_since(subject, c.changed_at)))
        -- Relatives may read on after the case of a member was closed, or have done so before.
        or exists (select from death_reports d where d.subject_id = subject and report_runs(d.state))
        or months_are_over(subject)
  $$;
revoke all on function is_reported(uuid) from public;
