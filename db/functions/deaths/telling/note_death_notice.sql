-- That a contact is to be told has its row in the audit log.
create or replace function note_death_notice() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform note_release('death.tell', d.subject_id, null, null)
        from death_reports d where d.id = new.report_id;
      return null;
    end
  $$;
revoke all on function note_death_notice() from public;
create or replace trigger note_death_notice after insert on death_notices
  for each row execute function note_death_notice();
