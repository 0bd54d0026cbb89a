-- Whom the owner of the file of a request names, with how to reach them, for a colleague who calls the
-- trusted person, or another of them before it is decided. Noted in the audit log each time, so that the owner sees it.
create or replace function look_at_requested_contact(request uuid, log text)
  returns table (id uuid, sealed bytea)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    #variable_conflict use_column
    declare
      subject uuid;
    begin
      select r.subject_id into subject from access_requests r
       where r.id = request
         and (waits_for_answer(r.id)
              or r.state in ('waiting_time', 'pending_verification')
                 and r.member_id is distinct from (select actor_member_id()));
      if not actor_may('requests.decide') or subject is null then
        return;
      end if;
      return query select c.id, c.sealed from relatives c
        where c.owner_id = subject and c.state <> 'withdrawn';
      perform note_audit('file.details', subject, 'naw', 'access-request', log);
    end
  $$;
revoke all on function look_at_requested_contact(uuid, text) from public;
grant execute on function look_at_requested_contact(uuid, text) to wensenregister_app;
