-- Lets a row begin, and go, only where the table of transitions leads, whoever moves it. Its table is the
-- machine.
create or replace function refuse_step() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      held text := case tg_op when 'UPDATE' then old.state end;
    begin
      if not exists (
        select from transitions t
         where t.machine = tg_table_name and t.former is not distinct from held
           and t.next = new.state) then
        raise exception 'a row of % cannot go from % to %', tg_table_name,
          coalesce(held, 'nowhere'), new.state using errcode = 'check_violation';
      end if;
      if tg_op = 'UPDATE' then new.changed_at := now(); end if;
      return new;
    end
  $$;
revoke all on function refuse_step() from public;
create or replace trigger a_move before insert on access_requests
  for each row execute function refuse_step();
create or replace trigger a_move_on before update of state on access_requests
  for each row when (old.state <> new.state) execute function refuse_step();
create or replace trigger a_move before insert on card_orders
  for each row execute function refuse_step();
create or replace trigger a_move_on before update of state on card_orders
  for each row when (old.state <> new.state) execute function refuse_step();
create or replace trigger a_move before insert on payments
  for each row execute function refuse_step();
create or replace trigger a_move_on before update of state on payments
  for each row when (old.state <> new.state) execute function refuse_step();
create or replace trigger a_move before insert on release_cases
  for each row execute function refuse_step();
create or replace trigger a_move_on before update of state on release_cases
  for each row when (old.state <> new.state) execute function refuse_step();
create or replace trigger a_move before insert on wilsverklaringen
  for each row execute function refuse_step();
create or replace trigger a_move_on before update of state on wilsverklaringen
  for each row when (old.state <> new.state) execute function refuse_step();
create or replace trigger a_move before insert on relatives
  for each row execute function refuse_step();
create or replace trigger a_move_on before update of state on relatives
  for each row when (old.state <> new.state) execute function refuse_step();
create or replace trigger a_move before insert on death_reports
  for each row execute function refuse_step();
create or replace trigger a_move_on before update of state on death_reports
  for each row when (old.state <> new.state) execute function refuse_step();
-- What did so before, in a database that had it.
drop trigger if exists move_payment on payments;
drop function if exists move_payment(), move_release_case();
