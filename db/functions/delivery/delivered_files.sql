-- The documents of a copy, for who gets it; without the places of their bytes.
create or replace function delivered_files(request uuid)
  returns table (
    id uuid, part text, kind text, size integer, sealed bytea, fetched_at timestamptz, scan text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select f.id, f.part, f.kind, f.size, f.sealed,
           (select max(g.at) from delivery_downloads g where g.file_id = f.id), f.scan
      from delivery_files f join deliveries d on d.id = f.delivery_id
     where d.request_id = delivered_files.request and f.storage_key is not null
       and gets_delivery(d.id) is not null
     order by f.place
  $$;
revoke all on function delivered_files(uuid) from public;
grant execute on function delivered_files(uuid) to wensenregister_app;
