-- A colleague stops a delivery that turns out wrong: one is enough, since it only closes what was opened.
-- All else follows from the step, as when its owner stops it. False when there is nothing left to stop, and where
-- the member that this colleague works for has a request for the same file that stops with it: a stop may give money
-- back, and ends what another asked for.
create or replace function stop_delivery(request uuid, why text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if not actor_may('requests.decide') then
        raise exception 'not allowed to decide' using errcode = 'insufficient_privilege';
      end if;
      if stopped_by_desk('stopped', why) is not true then
        raise exception 'not a reason to stop a delivery' using errcode = 'check_violation';
      end if;
      -- Whoever else stops or ends it waits, or came first.
      perform from access_requests r where r.id = stop_delivery.request for update;
      update access_requests r set state = 'stopped', because = why
       where r.id = stop_delivery.request and r.state = 'completed' and request_may_stop(r)
         and not exists (
           select from access_requests o
            where (o.id = r.id or o.case_id = r.case_id) and o.member_id = (select actor_member_id())
              and o.state in ('waiting_contact', 'waiting_time', 'pending_verification', 'completed'));
      return found;
    end
  $$;
revoke all on function stop_delivery(uuid, text) from public;
grant execute on function stop_delivery(uuid, text) to wensenregister_app;
