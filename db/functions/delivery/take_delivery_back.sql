-- A request that is stopped takes back what was given: the keys go at once.
create or replace function take_delivery_back(request uuid) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ select end_delivery(d.id) from deliveries d where d.request_id = request $$;
revoke all on function take_delivery_back(uuid) from public;
