-- When each request of the actor's member was paid, from which the trusted person has some days to answer.
create or replace function own_paid_requests() returns table (request uuid, paid_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select r.id, r.paid_at
      from access_requests r
     where r.member_id = (select actor_member_id()) and r.paid_at is not null
  $$;
revoke all on function own_paid_requests() from public;
grant execute on function own_paid_requests() to wensenregister_app;
