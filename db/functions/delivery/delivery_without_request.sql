-- A request that is gone takes back what was given: the keys go at once.
create or replace function delivery_without_request() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$ begin perform end_delivery(new.id); return null; end $$;
revoke all on function delivery_without_request() from public;
create or replace trigger delivery_without_request after update of request_id on deliveries
  for each row when (new.request_id is null) execute function delivery_without_request();
