-- The one way to a document of a copy: checks, notes, and gives it, in one statement. Nothing for who
-- does not get it.
create or replace function fetch_delivered(
  asked uuid, file uuid, request text, session bytea default null, one_factor boolean default false)
  returns table (kind text, size integer, sealed bytea, storage_key uuid)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    #variable_conflict use_column
    declare
      wanted delivery_files;
      whom text;
    begin
      select f.* into wanted
        from delivery_files f join deliveries d on d.id = f.delivery_id
       where f.id = file and d.request_id = asked and f.storage_key is not null;
      whom := gets_now(wanted.delivery_id, session, one_factor);
      if whom is null then
        return;
      end if;
      insert into delivery_downloads (delivery_id, file_id, part, person_id, on_behalf, request)
      values (wanted.delivery_id, wanted.id, wanted.part, actor_id(), whom = 'office',
              fetch_delivered.request);
      perform note_audit(
        'access.fetch', d.subject_id, wanted.part,
        case whom when 'office' then 'member-not-active' end, fetch_delivered.request)
        from deliveries d where d.id = wanted.delivery_id and d.subject_id is not null;
      return query select wanted.kind, wanted.size, wanted.sealed, wanted.storage_key;
    end
  $$;
revoke all on function fetch_delivered(uuid, uuid, text, bytea, boolean) from public;
grant execute on function fetch_delivered(uuid, uuid, text, bytea, boolean) to wensenregister_app;
