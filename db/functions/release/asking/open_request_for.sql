-- As askForFile does for who takes part in a member. Who opens it decides nothing of it. Noted in the
-- audit log. False for a member that does not take part, and for one's own.
create or replace function open_request_for(id uuid, member uuid, kind text, sealed bytea, log text)
  returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if not actor_may('requests.decide')
         or member is not distinct from (select actor_member_id()) then
        return false;
      end if;
      perform from franchise_partners f where f.id = member and f.status = 'active' for share;
      if not found then
        return false;
      end if;
      insert into access_requests (id, member_id, kind, sealed, asked_by, opened_by)
      values (open_request_for.id, member, open_request_for.kind, open_request_for.sealed, null,
              actor_id());
      perform note_audit('access.open', member, replace(open_request_for.kind, '_', ' '), null, log);
      return true;
    end
  $$;
revoke all on function open_request_for(uuid, uuid, text, bytea, text) from public;
grant execute on function open_request_for(uuid, uuid, text, bytea, text) to wensenregister_app;
