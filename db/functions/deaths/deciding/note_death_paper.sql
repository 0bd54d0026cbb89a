-- Each paper that is added has its row in the audit log.
create or replace function note_death_paper() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform note_release('death.paper', d.subject_id, null, null)
        from death_reports d where d.id = new.report_id;
      return null;
    end
  $$;
revoke all on function note_death_paper() from public;
create or replace trigger note_death_paper after insert on death_report_papers
  for each row execute function note_death_paper();
