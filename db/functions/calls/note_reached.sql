-- A colleague spoke to the member about a delivery that nobody got. False where nobody is to be called about it (any
-- more).
create or replace function note_reached(request uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      update deliveries d
         set reached_at = now(), tried_at = now(), tried_by = actor_id(), left_message = null
       where d.request_id = note_reached.request and waits_for_fetch(d) and actor_id() is not null
         and (select actor_may('requests.decide'));
      return found;
    end
  $$;
revoke all on function note_reached(uuid) from public;
grant execute on function note_reached(uuid) to wensenregister_app;
