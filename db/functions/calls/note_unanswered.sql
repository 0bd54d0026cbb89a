-- A colleague called the trusted person of a request, its member about what nobody got, or who asked to be called,
-- and nobody answered. Nothing
-- of a call that is no longer to be made.
create or replace function note_unanswered(called uuid, was_left boolean) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if actor_id() is not null and actor_may('requests.decide') and waits_for_answer(called) then
        update access_requests
           set tries = tries + 1, tried_at = now(), tried_by = actor_id(), left_message = was_left
         where id = called;
        return true;
      end if;
      if actor_id() is not null and actor_may('requests.decide') then
        update deliveries d
           set tries = tries + 1, tried_at = now(), tried_by = actor_id(), left_message = was_left,
               reached_at = null
         where d.request_id = called and waits_for_fetch(d);
        if found then
          return true;
        end if;
      end if;
      if actor_id() is not null and actor_may('callbacks.manage') then
        update callback_requests
           set tries = tries + 1, tried_at = now(), tried_by = actor_id(), left_message = was_left
         where id = called and status = 'pending';
        return found;
      end if;
      return false;
    end
  $$;
revoke all on function note_unanswered(uuid, boolean) from public;
grant execute on function note_unanswered(uuid, boolean) to wensenregister_app;
