-- A request that is stopped, or gone, takes back what was given: the keys go at once.
create or replace function end_delivery(ended uuid) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from grants where delivery_id = ended;
    delete from delivery_files where delivery_id = ended;
  $$;
revoke all on function end_delivery(uuid) from public;
