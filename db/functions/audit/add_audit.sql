-- 'file.read' is what policies go by: who could add such a row by hand would have the rows of anyone in
-- sight (noted, sealed, and without a key; but without a right). Only open_file_of() adds one, and a
-- 'file.write' only open_file_to_write(). So the application may not call this: it calls note_audit(), which
-- refuses both. Otherwise only functions of the owner do, each for an action of its own: decide_on_reading()
-- and ask_to_read_more().
create or replace function add_audit(
    action text, subject uuid, detail text, reason text, request text)
  returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if coalesce(actor_id(), actor_relative()) is null and actor_system() is null then
        raise exception 'nobody acts' using errcode = 'insufficient_privilege';
      end if;
      insert into audit_log (at, actor_id, acted_as, action, subject_id, detail, reason, request,
                             transaction_id)
      values (
        clock_timestamp(), coalesce(actor_id(), actor_relative()),
        coalesce(
          actor_system(),
          case when actor_id() is null and actor_relative() is not null then 'relative' end,
          (select string_agg(role, ' ' order by role) from user_roles where user_id = actor_id()),
          ''),
        add_audit.action, subject, add_audit.detail, add_audit.reason, add_audit.request,
        pg_current_xact_id());
    end
  $$;
revoke all on function add_audit(text, uuid, text, text, text) from public;
