-- Cases go five years after they ended; that by which somebody is said to have died stays as long as their account.
create or replace function forget_releases() returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from release_cases
     where state in ('stopped', 'refused', 'closed') and changed_at < now() - interval '5 years'
       and not (state = 'closed' and is_reported(subject_id));
  $$;
revoke all on function forget_releases() from public;
grant execute on function forget_releases() to wensenregister_app;
