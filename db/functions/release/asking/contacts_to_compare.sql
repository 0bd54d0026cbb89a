-- Whom the owner of the file of a request names, to compare the telephone number of the trusted person with
-- theirs, for the system that does so. Nobody while no file was found.
create or replace function contacts_to_compare(request uuid) returns table (id uuid, sealed bytea)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select c.id, c.sealed
      from access_requests r
      join relatives c on c.owner_id = r.subject_id and c.state <> 'withdrawn'
     where r.id = request and actor_system() = 'release'
  $$;
revoke all on function contacts_to_compare(uuid) from public;
grant execute on function contacts_to_compare(uuid) to wensenregister_app;
