-- Whom to tell of a request: the owner of the file, if there is one.
create or replace function owner_of_request(request uuid) returns citext
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.email from access_requests r join users u on u.id = r.subject_id
     where r.id = request and actor_system() = 'release'
  $$;
revoke all on function owner_of_request(uuid) from public;
grant execute on function owner_of_request(uuid) to wensenregister_app;
