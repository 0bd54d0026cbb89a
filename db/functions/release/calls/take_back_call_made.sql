-- A colleague takes back that they called in the place of a mail: it is to be made again. Not when something followed:
-- a step of the request, or another call to the same. False where there is nothing to take back (any more).
create or replace function take_back_call_made(call uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      held access_requests;
    begin
      if not actor_may('requests.decide') or actor_id() is null then
        raise exception 'not allowed to take this back' using errcode = 'insufficient_privilege';
      end if;
      select r.* into held from access_requests r
       where r.id = (select c.request_id from calls_to_make c where c.id = call) for update;
      update calls_to_make set came = null, done_by = null, done_at = null
       where id = call and call_goes_back(call);
      if not found then
        return false;
      end if;
      -- A file is not deleted before its owner was called.
      update deliveries d set warned_at = null where d.warning_id = call;
      perform note_release('access.uncall', held.subject_id, held.kind, null);
      return true;
    end
  $$;
revoke all on function take_back_call_made(uuid) from public;
grant execute on function take_back_call_made(uuid) to wensenregister_app;
