-- Who approved a request and took that back, and when, for who decides on it.
create or replace function approvals_taken_back(request uuid) returns table (email citext, at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.email, h.at from history h join users u on u.id = h.actor_id
     where h.machine = 'access_requests' and h.row_id = request and h.because = 'approval-taken-back'
       and (select actor_may('requests.decide'))
     order by h.at, h.id
  $$;
revoke all on function approvals_taken_back(uuid) from public;
grant execute on function approvals_taken_back(uuid) to wensenregister_app;
