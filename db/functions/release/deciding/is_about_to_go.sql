-- Whether the owner of the file of a request asked for the end of their account: nothing of it is given in the days
-- until then. For who decides on it.
create or replace function is_about_to_go(request uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from access_requests r join account_deletions d on d.user_id = r.subject_id
       where r.id = request and (select actor_may('requests.decide')))
  $$;
revoke all on function is_about_to_go(uuid) from public;
grant execute on function is_about_to_go(uuid) to wensenregister_app;
