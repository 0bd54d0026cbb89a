-- The way to add a row, of all but the reading and writing of files: policies go by those rows, so only
-- what opens a file adds them.
create or replace function note_audit(
    action text, subject uuid, detail text, reason text, request text)
  returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if action in ('file.read', 'file.write') then
        raise exception 'reading and writing are noted by what opens a file'
          using errcode = 'insufficient_privilege';
      end if;
      perform add_audit(action, subject, detail, reason, request);
    end
  $$;
revoke all on function note_audit(text, uuid, text, text, text) from public;
grant execute on function note_audit(text, uuid, text, text, text) to wensenregister_app;
