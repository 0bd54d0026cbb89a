-- When anything was first got of what was delivered for a request: for its owner, who asked, and the office.
create or replace function first_fetched(asked uuid) returns timestamptz
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select min(g.at)
      from access_requests r
      join deliveries d on d.request_id = r.id
      join delivery_downloads g on g.delivery_id = d.id
     where r.id = asked
       and (actor_system() = 'release' or r.subject_id = actor_id()
            or r.member_id = (select actor_member_id()) or (select actor_may('requests.decide')))
  $$;
revoke all on function first_fetched(uuid) from public;
grant execute on function first_fetched(uuid) to wensenregister_app;
