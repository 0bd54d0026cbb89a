-- The contacts of the file of a request that is about to be deleted after its delivery: who said yes, and could let us
-- know of the death and read. Nobody where somebody did so by now: those who read have copies of their own. For
-- 'release', which tells them.
create or replace function contacts_to_warn(request uuid) returns table (id uuid, sealed bytea, rules jsonb)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select c.id, c.sealed, c.rules
      from access_requests r join relatives c on c.owner_id = r.subject_id
     where r.id = request and actor_system() = 'release' and c.state = 'confirmed' and may_report(c.id)
       and not exists (select from death_reports d
                        where d.subject_id = r.subject_id and report_runs(d.state))
     order by c.created_at, c.id
  $$;
revoke all on function contacts_to_warn(uuid) from public;
grant execute on function contacts_to_warn(uuid) to wensenregister_app;
