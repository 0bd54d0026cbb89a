-- Each step of a case has its row of history.
create or replace function note_release_case() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      insert into release_history (case_id, former, next, actor_id, acted_as, because)
      values (new.id, case tg_op when 'UPDATE' then old.state end, new.state, actor_id(),
              acting_as(), new.because);
      return null;
    end
  $$;
revoke all on function note_release_case() from public;
create or replace trigger b_note after insert on release_cases
  for each row execute function note_release_case();
create or replace trigger b_note_step after update of state on release_cases
  for each row when (old.state <> new.state) execute function note_release_case();
