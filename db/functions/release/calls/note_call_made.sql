-- A colleague called in the place of a mail, or tried to. Not of a request of a member that they work for, nor about
-- their own file. False where there is nothing to note (any more).
create or replace function note_call_made(call uuid, came text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      held access_requests;
    begin
      if not actor_may('requests.decide') or actor_id() is null then
        raise exception 'not allowed to note this' using errcode = 'insufficient_privilege';
      end if;
      select r.* into held
        from access_requests r join calls_to_make c on c.request_id = r.id
       where c.id = call and r.member_id is distinct from (select actor_member_id())
         and r.subject_id is distinct from actor_id();
      update calls_to_make c
         set came = note_call_made.came, done_by = actor_id(), done_at = clock_timestamp()
       where c.id = call and c.request_id = held.id and c.done_at is null;
      if not found then
        return false;
      end if;
      perform note_release('access.call', held.subject_id, held.kind, null);
      return true;
    end
  $$;
revoke all on function note_call_made(uuid, text) from public;
grant execute on function note_call_made(uuid, text) to wensenregister_app;
