-- Requests of guild members for the file of a report, for who decides on it.
create or replace function requests_beside_report(report uuid)
  returns table (id uuid, kind text, state text, because text, company_name text,
                 created_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select o.id, o.kind, o.state, o.because, f.company_name, o.created_at
      from death_reports d
      join access_requests o on o.subject_id = d.subject_id
      join franchise_partners f on f.id = o.member_id
     where d.id = report and o.state <> 'unpaid' and (select actor_may('requests.decide'))
     order by o.created_at desc, o.id limit 20
  $$;
revoke all on function requests_beside_report(uuid) from public;
grant execute on function requests_beside_report(uuid) to wensenregister_app;
