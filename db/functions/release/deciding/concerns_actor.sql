-- Whether a request is about who acts, or about a file that names them as a contact, by the hash of their mailbox:
-- whoever has a part in it is heard by nobody, and approves, refuses and gives back nothing. To stop a delivery only
-- closes what was opened: that they may.
create or replace function concerns_actor(request uuid, mailbox bytea) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from access_requests r
       where r.id = request and (select actor_may('requests.decide'))
         and (r.subject_id = actor_id() or is_contact_of(r.subject_id, mailbox)))
  $$;
revoke all on function concerns_actor(uuid, bytea) from public;
grant execute on function concerns_actor(uuid, bytea) to wensenregister_app;
