-- A member changes a request that it did not pay yet, or throws it away. Thrown away is expired: money
-- that arrives for it all the same goes back, and what was filled in is gone at once.
create or replace function change_own_request(request uuid, changed bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      update access_requests r set sealed = changed
       where r.id = request and r.state = 'unpaid' and r.member_id = (select actor_member_id());
      return found;
    end
  $$;
revoke all on function change_own_request(uuid, bytea) from public;
grant execute on function change_own_request(uuid, bytea) to wensenregister_app;
