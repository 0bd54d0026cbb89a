-- Reports go five years after they ended, as cases do.
create or replace function forget_death_reports() returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from death_reports
     where state in ('ended', 'stopped', 'refused', 'expired')
       and changed_at < now() - interval '5 years';
  $$;
revoke all on function forget_death_reports() from public;
grant execute on function forget_death_reports() to wensenregister_app;
