-- Counting starts anew when the choice of a reminder changes, whoever changes it.
create or replace function note_reminder_choice() returns trigger
  language plpgsql
  as $$
  begin
    new.reminder_set_at := now();
    return new;
  end
  $$;
create or replace trigger reminder_choice
  before update of reminder_frequency, reminder_interval_months on profiles
  for each row
  when (old.reminder_frequency is distinct from new.reminder_frequency
        or old.reminder_interval_months is distinct from new.reminder_interval_months)
  execute function note_reminder_choice();
