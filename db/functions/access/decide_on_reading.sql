-- Decides on a question of the last hour, once. False when there is none (any more).
create or replace function decide_on_reading(wanted uuid, allow boolean, request text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      asked reading_requests;
    begin
      select * into asked from reading_requests r where r.id = wanted for update;
      if not actor_may('roles.manage') or not may_let_read(actor_id(), asked.reader_id) then
        raise exception 'not allowed to decide on this' using errcode = 'insufficient_privilege';
      end if;
      if asked.id is null or asked.decided_at is not null
         or asked.asked_at <= now() - interval '1 hour' then
        return false;
      end if;
      update reading_requests
         set decided_by = actor_id(), decided_at = now(), allowed = allow where id = wanted;
      perform add_audit(case when allow then 'reading.allow' else 'reading.deny' end,
                        asked.reader_id, null, null, request);
      return true;
    end
  $$;
revoke all on function decide_on_reading(uuid, boolean, text) from public;
grant execute on function decide_on_reading(uuid, boolean, text) to wensenregister_app;
