-- What is missing from a delivery, by name: for who gets it, and for the office that answers for it.
create or replace function withheld_files(request uuid) returns table (id uuid, part text, sealed bytea)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select f.id, f.part, f.sealed
      from delivery_files f join deliveries d on d.id = f.delivery_id
     where d.request_id = withheld_files.request and f.storage_key is null
       and d.delivered_at is not null
       and ((select actor_may('requests.decide')) or gets_delivery(d.id) is not null)
     order by f.place
  $$;
revoke all on function withheld_files(uuid) from public;
grant execute on function withheld_files(uuid) to wensenregister_app;
