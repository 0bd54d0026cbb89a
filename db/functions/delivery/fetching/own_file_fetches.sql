-- What was got of the actor's own file before a request for it was stopped: by whom and when first.
create or replace function own_file_fetches()
  returns table (company_name text, kind text, fetched_at timestamptz, stopped_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select f.company_name, r.kind, min(g.at), r.changed_at
      from access_requests r
      join franchise_partners f on f.id = r.member_id
      join deliveries d on d.request_id = r.id
      join delivery_downloads g on g.delivery_id = d.id
     where r.subject_id = actor_id() and r.state = 'stopped'
     group by r.id, f.company_name
     order by r.changed_at desc
  $$;
revoke all on function own_file_fetches() from public;
grant execute on function own_file_fetches() to wensenregister_app;
