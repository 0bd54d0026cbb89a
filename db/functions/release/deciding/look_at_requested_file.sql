-- Whose file a request is for that waits for a decision, for who decides on it: who it is of, not what
-- it says. Noted in the audit log each time, so that its owner sees it.
create or replace function look_at_requested_file(request uuid, log text)
  returns table (user_id uuid, sealed bytea)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    #variable_conflict use_column
    declare
      subject uuid;
    begin
      select r.subject_id into subject from access_requests r
       where r.id = request and r.state = 'pending_verification'
         and r.member_id is distinct from (select actor_member_id());
      if not actor_may('requests.decide') or subject is null then
        return;
      end if;
      return query select i.user_id, i.sealed from file_index i where i.user_id = subject;
      perform note_audit('file.details', subject, null, 'access-request', log);
    end
  $$;
revoke all on function look_at_requested_file(uuid, text) from public;
grant execute on function look_at_requested_file(uuid, text) to wensenregister_app;
