-- What making the copies may read. The confidential part is the funeral director's alone.
create or replace function begin_copies(report death_reports) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into grants (id, subject_id, grantee_system, scope, reason, origin, report_id, valid_until)
    select gen_random_uuid(), report.subject_id, 'deaths', scope, 'delivery', 'office', report.id,
           greatest(now(), report.first_at) + interval '30 days'
      from unnest(array['details', 'sections', 'documents', 'living will']) scope
     where report.subject_id is not null
  $$;
revoke all on function begin_copies(death_reports) from public;
