-- Reports go five years after they ended, as cases do; that by which the months of contacts are over stays as long as
-- the account of who is said to have died.
create or replace function forget_death_reports() returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from death_reports
     where state in ('ended', 'stopped', 'refused', 'expired')
       and changed_at < now() - interval '5 years'
       and not (state = 'ended' and is_reported(subject_id));
  $$;
revoke all on function forget_death_reports() from public;
grant execute on function forget_death_reports() to wensenregister_app;
