-- Whoever signs in as the owner says which requests for their living will go on: a sign-in stops all others,
-- also those of which it was said before.
create or replace function agree_to_living_wills(person uuid, requests uuid[]) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update access_requests r
       set owner_agreed_at = case when r.id = any(requests) then now() end,
           last_agreed_at = case when r.id = any(requests) then now() else r.last_agreed_at end
     where r.subject_id = person and r.kind = 'living_will' and request_may_stop(r)
       and (r.id = any(requests) or r.owner_agreed_at is not null) and actor_system() = 'accounts'
  $$;
revoke all on function agree_to_living_wills(uuid, uuid[]) from public;
grant execute on function agree_to_living_wills(uuid, uuid[]) to wensenregister_app;
