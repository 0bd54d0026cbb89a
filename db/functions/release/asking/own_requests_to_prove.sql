-- The requests of the actor's member that a certificate may be added to.
create or replace function own_requests_to_prove() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select r.id from access_requests r
     where r.member_id = (select actor_member_id()) and r.kind = 'full'
       and r.state in ('unpaid', 'waiting_contact', 'waiting_time', 'pending_verification')
  $$;
revoke all on function own_requests_to_prove() from public;
grant execute on function own_requests_to_prove() to wensenregister_app;
