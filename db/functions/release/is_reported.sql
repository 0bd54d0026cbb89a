-- Whether somebody is said to have died, and nobody said since that they live. The only place that says so. A closed
-- case counts where others read by it, or could have got the file, until its owner writes, chooses a reminder or
-- orders cards: a sign-in alone may be of family.
create or replace function is_reported(subject uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
             select from release_cases c
              where c.subject_id = subject
                and (case_runs(c.state)
                     or c.state = 'closed' and c.because in ('relatives-are-done', 'not-fetched')
                        and not exists (select from wishes w
                                         where w.user_id = subject and w.updated_at > c.changed_at)
                        and not exists (select from profiles p
                                         where p.user_id = subject and p.reminder_set_at > c.changed_at)
                        and not exists (select from card_orders o
                                         where o.user_id = subject and o.created_at > c.changed_at)))
        -- Relatives may read on after the case of a member was closed.
        or exists (select from death_reports d where d.subject_id = subject and report_runs(d.state))
  $$;
revoke all on function is_reported(uuid) from public;
