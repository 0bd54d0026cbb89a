-- A colleague takes back a call about a request that they wrote down, as long as it is not decided on. False where
-- there is nothing to take back (any more).
create or replace function take_back_call(call uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      held access_requests;
    begin
      if not actor_may('requests.decide') or actor_id() is null then
        raise exception 'not allowed to take this back' using errcode = 'insufficient_privilege';
      end if;
      select r.* into held from access_requests r
       where r.id = (select c.request_id from request_calls c where c.id = call)
         and r.state in ('waiting_contact', 'waiting_time', 'pending_verification')
         for update;
      update request_calls c set taken_back_at = clock_timestamp()
       where c.id = call and c.request_id = held.id and c.noted_by = actor_id()
         and c.taken_back_at is null;
      if not found then
        return false;
      end if;
      perform note_release('access.uncall', held.subject_id, held.kind, null);
      return true;
    end
  $$;
revoke all on function take_back_call(uuid) from public;
grant execute on function take_back_call(uuid) to wensenregister_app;
