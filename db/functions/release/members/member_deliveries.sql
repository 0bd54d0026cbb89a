-- What was approved for a member and is not over: its copy is being made, waits to be got, or was got of a file that
-- waits for the day on which it is deleted. A living will that was got is over. For its owner, and for who removes
-- members.
create or replace function member_deliveries(member uuid)
  returns table (id uuid, kind text, created_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select r.id, r.kind, r.created_at
      from access_requests r join deliveries d on d.request_id = r.id
     where r.member_id = member and delivery_goes_on(d)
       and (member = (select actor_owned_member_id()) or (select actor_may('members.remove')))
     order by r.created_at
  $$;
revoke all on function member_deliveries(uuid) from public;
grant execute on function member_deliveries(uuid) to wensenregister_app;
