-- Other requests for the file of a request, for who decides on it.
create or replace function other_requests(request uuid)
  returns table (id uuid, kind text, state text, because text, company_name text, member_id uuid,
                 created_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select o.id, o.kind, o.state, o.because, f.company_name, o.member_id, o.created_at
      from access_requests r
      join access_requests o on o.subject_id = r.subject_id and o.id <> r.id
      join franchise_partners f on f.id = o.member_id
     where r.id = request and o.state <> 'unpaid' and (select actor_may('requests.decide'))
     order by o.created_at desc, o.id limit 20
  $$;
revoke all on function other_requests(uuid) from public;
grant execute on function other_requests(uuid) to wensenregister_app;
