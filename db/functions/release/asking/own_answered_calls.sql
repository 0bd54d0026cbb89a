-- Of which requests of its own a member knows that the trusted person answered on the telephone, while a second
-- colleague has to confirm it. What they said it does not know yet.
create or replace function own_answered_calls() returns table (request uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select r.id
      from access_requests r join contact_calls c on c.request_id = r.id
     where r.member_id = (select actor_member_id()) and r.state = 'waiting_contact'
       and c.confirmed_at is null
  $$;
revoke all on function own_answered_calls() from public;
grant execute on function own_answered_calls() to wensenregister_app;
