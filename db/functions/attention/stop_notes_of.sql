-- What colleagues heard about requests for the file of a request that ended, this one among them, the first one first;
-- for who decides on it, and not for who works for the member that asks.
create or replace function stop_notes_of(request uuid)
  returns table (id uuid, request_id uuid, sealed bytea, at timestamptz, email citext)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select n.id, n.request_id, n.sealed, n.noted_at, u.email
      from access_requests r
      join access_requests o on o.id = r.id or o.subject_id = r.subject_id
      join stop_notes n on n.request_id = o.id
      left join users u on u.id = n.noted_by
     where r.id = request and r.member_id is distinct from (select actor_member_id())
       and r.subject_id is distinct from actor_id() and (select actor_may('requests.decide'))
     order by n.noted_at, n.id
  $$;
revoke all on function stop_notes_of(uuid) from public;
grant execute on function stop_notes_of(uuid) to wensenregister_app;
