-- Which colleague refused a request or stopped its delivery, and when what was paid for it went back, for who decides on it. Null
-- for what did not happen, and for a colleague who is gone.
create or replace function refusal_of(request uuid)
  returns table (email citext, paid_back_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select (select u.email from history h join users u on u.id = h.actor_id
             where h.machine = 'access_requests' and h.row_id = request
               and (h.next = 'rejected' or stopped_by_desk(h.next, h.because))),
           (select max(p.changed_at) from payments p
             where p.request_id = request and p.state = 'refunded' and p.problem is null)
     where (select actor_may('requests.decide'))
  $$;
revoke all on function refusal_of(uuid) from public;
grant execute on function refusal_of(uuid) to wensenregister_app;
