-- What was got of the delivery of a request, for the office that decides on requests: the documents that were
-- got at once, when, and by whom, as their member calls them. The newest first.
create or replace function delivery_fetches(asked uuid)
  returns table (parts text[], at timestamptz, on_behalf boolean, name text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select array_agg(g.part order by g.id), min(g.at), g.on_behalf, max(m.name)
      from delivery_downloads g
      join deliveries d on d.id = g.delivery_id
      join access_requests r on r.id = d.request_id
      left join guild_memberships m on m.user_id = g.person_id and m.member_id = r.member_id
     where d.request_id = asked and (select actor_may('requests.decide'))
     group by coalesce(g.request, g.id::text), g.on_behalf
     order by min(g.at) desc, max(g.id) desc limit 100
  $$;
revoke all on function delivery_fetches(uuid) from public;
grant execute on function delivery_fetches(uuid) to wensenregister_app;
