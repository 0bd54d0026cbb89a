-- A colleague writes down what they heard about a request that a sign-in stopped, or that its trusted person denied;
-- it needs nobody any more then. Not who works for the member that asked, nor its owner. False where it needs nobody
-- (any more).
create or replace function settle_stop(note uuid, request uuid, heard bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      held access_requests;
      ended text;
    begin
      if not actor_may('requests.decide') or actor_id() is null then
        raise exception 'not allowed to note this' using errcode = 'insufficient_privilege';
      end if;
      select r.* into held from access_requests r
       where r.id = request and r.member_id is distinct from (select actor_member_id())
         and r.subject_id is distinct from actor_id();
      delete from attention a where a.kind in ('entered', 'denied') and a.about = held.id::text
      returning a.kind into ended;
      if ended is null then
        return false;
      end if;
      insert into stop_notes (id, request_id, sealed, noted_by)
      values (note, held.id, heard, actor_id());
      perform note_audit('attention.done', null, ended, null, actor_request());
      return true;
    end
  $$;
revoke all on function settle_stop(uuid, uuid, bytea) from public;
grant execute on function settle_stop(uuid, uuid, bytea) to wensenregister_app;
