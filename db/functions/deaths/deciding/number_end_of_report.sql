-- The last four digits of the number of the file that a report is about, for who decides: enough to tell
-- two reports apart, and nothing to find a file by. Null once there is no such file.
create or replace function number_end_of_report(report uuid) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select right(w.wish_file_number, 4)
      from death_reports d join wishes w on w.user_id = d.subject_id
     where d.id = report and (select actor_may('requests.decide'))
  $$;
revoke all on function number_end_of_report(uuid) from public;
grant execute on function number_end_of_report(uuid) to wensenregister_app;
