-- What the trusted person is told by, where the actor would be the first who gets wishes, or a living will,
-- of a delivery by this document; nothing otherwise. Who asks at the same moment waits until this
-- transaction is over.
create or replace function first_fetch(asked uuid, file uuid)
  returns table (kind text, sealed bytea, company text)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    #variable_conflict use_column
    declare
      told constant text[] := array['run sheet', 'wishes', 'living will'];
    begin
      perform pg_advisory_xact_lock(hashtextextended('first fetch of ' || asked::text, 0));
      return query
        select r.kind, r.sealed, m.company_name
          from delivery_files f join deliveries d on d.id = f.delivery_id
          join access_requests r on r.id = d.request_id
          join franchise_partners m on m.id = r.member_id
         where f.id = file and f.part = any (told) and r.id = asked
           and gets_delivery(d.id) is not null
           and not exists (select from delivery_downloads g
                            where g.delivery_id = d.id and g.part = any (told));
    end
  $$;
revoke all on function first_fetch(uuid, uuid) from public;
grant execute on function first_fetch(uuid, uuid) to wensenregister_app;
