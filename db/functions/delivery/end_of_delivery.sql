-- Which colleague ended the delivery of a request that nobody got, and when, for who decides on it. No row where it was
-- not; no address for a colleague who is gone.
create or replace function end_of_delivery(request uuid) returns table (email citext, at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.email, h.at
      from deliveries d
      join history h on h.machine = 'release_cases' and h.row_id = d.case_id
      left join users u on u.id = h.actor_id
     where d.request_id = request and h.next = 'closed' and h.because = 'not-fetched'
       and (select actor_may('requests.decide'))
  $$;
revoke all on function end_of_delivery(uuid) from public;
grant execute on function end_of_delivery(uuid) to wensenregister_app;
