-- By either of them, or by who has the link of the mail, on behalf of the owner. False when it had
-- ended.
create or replace function end_mandate(wanted uuid, request text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      subject uuid;
    begin
      update mandates m set ended_at = now()
       where m.id = wanted and m.ended_at is null and now() < m.valid_until
         and actor_id() in (m.subject_id, m.grantee_user_id)
      returning m.subject_id into subject;
      if subject is null then
        return false;
      end if;
      delete from grants g where g.mandate_id = wanted;
      perform note_audit('mandate.end', subject, null, null, request);
      return true;
    end
  $$;
revoke all on function end_mandate(uuid, text) from public;
grant execute on function end_mandate(uuid, text) to wensenregister_app;
