-- A member ends a request that it paid, as long as it is not approved. It runs out rather than being stopped:
-- what others asked for the same file goes on.
create or replace function withdraw_own_request(request uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      update access_requests r set state = 'expired', because = 'withdrawn'
       where r.id = request and r.state in ('waiting_contact', 'waiting_time', 'pending_verification')
         and r.member_id = (select actor_member_id());
      return found;
    end
  $$;
revoke all on function withdraw_own_request(uuid) from public;
grant execute on function withdraw_own_request(uuid) to wensenregister_app;
