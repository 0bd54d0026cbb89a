-- In the audit log, where there is someone whose file it is. Who restores a database acts as nobody.
create or replace function note_release(action text, subject uuid, kind text, why text) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if subject is not null
         and (coalesce(actor_id(), actor_relative()) is not null or actor_system() is not null) then
        perform note_audit(action, subject, replace(kind, '_', ' '), why, actor_request());
      end if;
    end
  $$;
revoke all on function note_release(text, uuid, text, text) from public;
