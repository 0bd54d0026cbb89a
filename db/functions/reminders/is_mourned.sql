-- Whether somebody is said to have died, and nobody said since that they live: 'reminders' asks them nothing, since
-- others read that mailbox now. A closed case counts where others read by it, or could have got the file.
create or replace function is_mourned(person uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select actor_system() is not distinct from 'reminders' and exists (
      select from release_cases c
       where c.subject_id = person
         and (case_runs(c.state)
              or c.state = 'closed' and c.because in ('relatives-are-done', 'not-fetched')))
  $$;
revoke all on function is_mourned(uuid) from public;
grant execute on function is_mourned(uuid) to wensenregister_app;
