-- What the page of a delivery says first, for who may get its documents now: checks, notes, and gives
-- it. It is no document, so nothing counts as got by it.
create or replace function look_at_delivery(
  asked uuid, request text, session bytea, one_factor boolean)
  returns table (id uuid, sealed_first bytea)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    #variable_conflict use_column
    declare
      sheet delivery_files;
      whom text;
    begin
      select f.* into sheet
        from delivery_files f join deliveries d on d.id = f.delivery_id
       where d.request_id = asked and f.sealed_first is not null and f.storage_key is not null;
      whom := gets_now(sheet.delivery_id, session, one_factor);
      if whom is null then
        return;
      end if;
      perform note_audit(
        'access.look', d.subject_id, null,
        case whom when 'office' then 'member-not-active' end, look_at_delivery.request)
        from deliveries d where d.id = sheet.delivery_id and d.subject_id is not null;
      return query select sheet.id, sheet.sealed_first;
    end
  $$;
revoke all on function look_at_delivery(uuid, text, bytea, boolean) from public;
grant execute on function look_at_delivery(uuid, text, bytea, boolean) to wensenregister_app;
