-- What the actor asked for the member themselves, and nobody paid yet: a colleague's is another
-- request, since each says who asked.
create or replace function own_unpaid_requests() returns table (id uuid, sealed bytea)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select r.id, r.sealed
      from access_requests r
     where r.member_id = (select actor_member_id()) and r.asked_by = (select actor_id())
       and r.state = 'unpaid'
  $$;
revoke all on function own_unpaid_requests() from public;
grant execute on function own_unpaid_requests() to wensenregister_app;
