-- A colleague writes down what was decided about what was got of a request before it was stopped; it needs nobody
-- any more then. Not who works for the member that asked, nor its owner. False where there is nothing to decide (any
-- more).
create or replace function decide_leak(request uuid, decision text, reason text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      held access_requests;
    begin
      if not actor_may('requests.decide') or actor_id() is null then
        raise exception 'not allowed to decide' using errcode = 'insufficient_privilege';
      end if;
      update access_requests r
         set leak_decision = decide_leak.decision, leak_why = reason, leak_decided_by = actor_id(),
             leak_decided_at = now()
       where r.id = request and r.state = 'stopped' and r.leak_decision is null
         and exists (select from leak_of(r.id))
         and r.member_id is distinct from (select actor_member_id())
         and r.subject_id is distinct from actor_id()
      returning r.* into held;
      if held.id is null then
        return false;
      end if;
      delete from attention a where a.kind = 'fetched' and a.about = held.id::text;
      perform note_release('access.leak', held.subject_id, held.kind, decide_leak.decision);
      return true;
    end
  $$;
revoke all on function decide_leak(uuid, text, text) from public;
grant execute on function decide_leak(uuid, text, text) to wensenregister_app;
