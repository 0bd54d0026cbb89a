-- The one way of the office to it: checks, notes who looked, gives.
create or replace function fetch_certificate(request uuid, log text)
  returns table (id uuid, kind text, size integer, sealed bytea, storage_key uuid)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    #variable_conflict use_column
    begin
      if not actor_may('requests.decide') then
        return;
      end if;
      update access_certificates c
         set looked_by = array_append(array_remove(c.looked_by, actor_id()), actor_id())
       where c.request_id = request;
      return query
        select c.id, c.kind, c.size, c.sealed, c.storage_key
          from access_certificates c where c.request_id = request;
      if found then
        perform note_audit('access.certificate', r.subject_id, null, null, log)
          from access_requests r where r.id = request;
      end if;
    end
  $$;
revoke all on function fetch_certificate(uuid, text) from public;
grant execute on function fetch_certificate(uuid, text) to wensenregister_app;
