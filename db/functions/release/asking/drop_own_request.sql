-- A member throws away a request that it did not pay yet: it is expired, so that money that arrives for it
-- all the same goes back. What was filled in is gone at once.
create or replace function drop_own_request(request uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      update access_requests r set state = 'expired', because = 'thrown-away', sealed = null
       where r.id = request and r.state = 'unpaid' and r.member_id = (select actor_member_id());
      return found;
    end
  $$;
revoke all on function drop_own_request(uuid) from public;
grant execute on function drop_own_request(uuid) to wensenregister_app;
