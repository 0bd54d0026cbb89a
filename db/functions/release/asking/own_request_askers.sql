-- Who asked for each request of the actor's member, while that person works there.
create or replace function own_request_askers() returns table (request uuid, name text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select r.id, m.name
      from access_requests r
      join guild_memberships m on m.user_id = r.asked_by and m.member_id = r.member_id
     where r.member_id = (select actor_member_id())
  $$;
revoke all on function own_request_askers() from public;
grant execute on function own_request_askers() to wensenregister_app;
