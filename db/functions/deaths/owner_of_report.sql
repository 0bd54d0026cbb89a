-- Whom to warn of a report: the owner of the file.
create or replace function owner_of_report(report uuid) returns citext
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.email from death_reports d join users u on u.id = d.subject_id
     where d.id = report and actor_system() = 'deaths'
  $$;
revoke all on function owner_of_report(uuid) from public;
grant execute on function owner_of_report(uuid) to wensenregister_app;
