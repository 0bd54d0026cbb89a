-- Who was called about a request besides its trusted person, by whom and what they said, the first one first. Not
-- for who works for the member that asks: these are whom the owner named.
create or replace function calls_of_request(request uuid)
  returns table (id uuid, who text, sealed bytea, said text, at timestamptz, email citext)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select c.id, c.who, c.sealed, c.said, c.noted_at, u.email
      from request_calls c join access_requests r on r.id = c.request_id
      left join users u on u.id = c.noted_by
     where r.member_id is distinct from (select actor_member_id()) and c.request_id = request and (select actor_may('requests.decide'))
     order by c.noted_at, c.id
  $$;
revoke all on function calls_of_request(uuid) from public;
grant execute on function calls_of_request(uuid) to wensenregister_app;
