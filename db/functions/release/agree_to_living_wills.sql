-- Whoever shows who they are says that what runs for their living will goes on.
create or replace function agree_to_living_wills(person uuid) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update access_requests r set owner_agreed_at = now()
     where r.subject_id = person and r.kind = 'living_will' and request_may_stop(r)
       and r.owner_agreed_at is null and actor_system() = 'accounts'
  $$;
revoke all on function agree_to_living_wills(uuid) from public;
grant execute on function agree_to_living_wills(uuid) to wensenregister_app;
