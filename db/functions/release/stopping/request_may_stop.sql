-- Whether there is something of a request that its owner can still stop, or the office of its delivery.
create or replace function request_may_stop(r access_requests) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select r.state in ('waiting_contact', 'waiting_time', 'pending_verification')
           or (r.state = 'completed' and not exists (
             select from deliveries d left join release_cases c on c.id = d.case_id
              where d.request_id = r.id
                and (c.state = 'closed'
                     or (d.kind = 'living_will' and d.available_until <= now()))))
  $$;
revoke all on function request_may_stop(access_requests) from public;
grant execute on function request_may_stop(access_requests) to wensenregister_app;
