-- A request that is stopped takes back what was given: the keys go at once.
create or replace function take_delivery_back() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform end_delivery(d.id) from deliveries d where d.request_id = new.id;
      return null;
    end
  $$;
revoke all on function take_delivery_back() from public;
create or replace trigger c_take_delivery_back after update of state on access_requests
  for each row when (old.state = 'completed' and new.state = 'stopped')
  execute function take_delivery_back();
