-- Another colleague says that it is so, and the request goes on. 'own': who wrote it down asks. 'gone':
-- it was answered or replaced meanwhile. Two are two people here as where a request is approved: 'late':
-- became a colleague after it was paid. 'given': has the role from who wrote it down, or gave it to them.
create or replace function confirm_call(call uuid) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      noted contact_calls;
      paid timestamptz;
    begin
      if not actor_may('requests.decide') or actor_id() is null then
        raise exception 'not allowed to confirm this' using errcode = 'insufficient_privilege';
      end if;
      perform from access_requests r join contact_calls c on c.request_id = r.id
        where c.id = call for update of r;
      select * into noted from contact_calls c
       where c.id = call and c.confirmed_by is null and waits_for_answer(c.request_id);
      if not found then
        return 'gone';
      end if;
      if noted.noted_by is null or noted.noted_by = actor_id() then
        return 'own';
      end if;
      select r.paid_at into paid from access_requests r where r.id = noted.request_id;
      if not decides_without(actor_id(), null, paid) then
        return 'late';
      end if;
      if not (decides_without(actor_id(), noted.noted_by, paid)
              and decides_without(noted.noted_by, actor_id(), 'infinity')) then
        return 'given';
      end if;
      update contact_calls set confirmed_by = actor_id(), confirmed_at = now() where id = call;
      if noted.answer = 'no' then
        update access_requests
           set state = 'rejected', because = 'contact-denies', contact_denies = noted.denies
         where id = noted.request_id;
      else
        update access_requests set state = state_when_confirmed(waits_until)
         where id = noted.request_id;
      end if;
      return 'done';
    end
  $$;
revoke all on function confirm_call(uuid) from public;
grant execute on function confirm_call(uuid) to wensenregister_app;
