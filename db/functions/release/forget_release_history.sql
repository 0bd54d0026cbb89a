-- The history of what goes on as well goes after five years. A function of its own, so that the one
-- for cases does not do its work.
create or replace function forget_release_history() returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from history
     where machine in ('release_cases', 'access_requests') and at < now() - interval '5 years';
  $$;
revoke all on function forget_release_history() from public;
grant execute on function forget_release_history() to wensenregister_app;
