-- A colleague called somebody about a request, and writes down what they said. 'unseen': they did not look whom
-- the owner named, so they called nobody of them. 'gone': there is nothing to decide (any more), or no such person.
-- Its owner is called about a living will, or a death where they said that they live. A doctor is asked about a living will alone, and of nobody's no: who says no is the owner, or who knows them.
create or replace function note_request_call(
  call uuid, request uuid, called text, relative uuid, name bytea, answer text)
  returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      held access_requests;
    begin
      if not actor_may('requests.decide') or actor_id() is null then
        raise exception 'not allowed to note this' using errcode = 'insufficient_privilege';
      end if;
      select r.* into held from access_requests r where r.id = request for update;
      if held.id is null or held.subject_id is null
         or held.state not in ('waiting_contact', 'waiting_time', 'pending_verification')
         or held.subject_id = actor_id()
         or held.member_id is not distinct from (select actor_member_id())
         or called = 'doctor' and held.kind <> 'living_will'
         or called = 'owner' and held.kind <> 'living_will' and not exists (select from said_alive(request))
         or called = 'doctor' and answer <> 'yes' then
        return 'gone';
      end if;
      if called <> 'doctor' then
        if not exists (select from seen_of_request(request) s where s.named) then
          return 'unseen';
        end if;
        if called = 'named' and not exists (
          select from people_of_request(request) p where p.who = 'named' and p.id = relative) then
          return 'gone';
        end if;
      end if;
      insert into request_calls (id, request_id, who, relative_id, sealed, said)
      values (call, request, called, relative, name, answer);
      perform note_release('access.call', held.subject_id, held.kind, null);
      return 'done';
    end
  $$;
revoke all on function note_request_call(uuid, uuid, text, uuid, bytea, text) from public;
grant execute on function note_request_call(uuid, uuid, text, uuid, bytea, text)
  to wensenregister_app;
