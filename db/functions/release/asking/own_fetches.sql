-- Which deliveries of the actor's member somebody there got whole, and when that was.
create or replace function own_fetches() returns table (request uuid, at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select d.request_id, max(g.at)
      from access_requests r
      join deliveries d on d.request_id = r.id
      join delivery_files f on f.delivery_id = d.id and f.storage_key is not null
      left join delivery_downloads g on g.file_id = f.id
     where r.member_id = (select actor_member_id())
     group by d.request_id
    having bool_and(g.id is not null)
  $$;
revoke all on function own_fetches() from public;
grant execute on function own_fetches() to wensenregister_app;
