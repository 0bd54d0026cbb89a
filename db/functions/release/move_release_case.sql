-- A case begins as reported, and goes only where the table of transitions leads.
create or replace function move_release_case() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if tg_op = 'UPDATE' then
        perform refuse_step('case', old.state, new.state);
        new.changed_at := now();
      elsif new.state <> 'reported' then
        raise exception 'a case begins as reported' using errcode = 'check_violation';
      end if;
      return new;
    end
  $$;
revoke all on function move_release_case() from public;
create or replace trigger a_move before insert on release_cases
  for each row execute function move_release_case();
create or replace trigger a_move_on before update of state on release_cases
  for each row when (old.state <> new.state) execute function move_release_case();
