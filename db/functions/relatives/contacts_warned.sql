-- The contacts who were told that the file of a request is about to be deleted, where it was stopped after that: they
-- hear that it is not. As `contacts_to_warn`; not where somebody let us know of the death since, whose end they were
-- told, nor where the months of an earlier report were over by then; nor who became one after the warning, and never
-- heard of it. For 'release', which tells them.
create or replace function contacts_warned(request uuid) returns table (id uuid, sealed bytea, rules jsonb)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select c.id, c.sealed, c.rules
      from access_requests r
      join deliveries v on v.request_id = r.id and v.warning_id is not null
      cross join lateral (
        select coalesce((select m.created_at from mails m where m.id = v.warning_id),
                        (select l.created_at from calls_to_make l where l.id = v.warning_id)) as at) warning
      join relatives c on c.owner_id = r.subject_id and c.changed_at <= coalesce(warning.at, 'infinity')
     where r.id = request and actor_system() = 'release' and c.state = 'confirmed' and may_report(c.id)
       and not exists (
         select from death_reports d
          where d.subject_id = r.subject_id
            and (report_runs(d.state) or d.state = 'ended'
                 or d.changed_at >= coalesce(warning.at, '-infinity')))
     order by c.created_at, c.id
  $$;
revoke all on function contacts_warned(uuid) from public;
grant execute on function contacts_warned(uuid) to wensenregister_app;
