-- Each step has its row of history, the beginning too. The argument is the column that says why. First
-- of what a step brings about (a_: triggers go in the order of their names), since what follows may take
-- further steps. Tables in the order in which a payment locks them.
create or replace function write_history() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      why text;
    begin
      if tg_nargs > 0 then
        execute format('select ($1).%I', tg_argv[0]) into why using new;
      end if;
      insert into history (machine, row_id, former, next, actor_id, acted_as, because)
      values (tg_table_name, new.id, case tg_op when 'UPDATE' then old.state end, new.state,
              actor_id(), acting_as(), why);
      return null;
    end
  $$;
revoke all on function write_history() from public;
create or replace trigger a_history_begins after insert on payments
  for each row execute function write_history();
create or replace trigger a_history_goes_on after update of state on payments
  for each row when (old.state <> new.state) execute function write_history();
create or replace trigger a_history_begins after insert on access_requests
  for each row execute function write_history('because');
create or replace trigger a_history_goes_on after update of state on access_requests
  for each row when (old.state <> new.state) execute function write_history('because');
create or replace trigger a_history_begins after insert on release_cases
  for each row execute function write_history('because');
create or replace trigger a_history_goes_on after update of state on release_cases
  for each row when (old.state <> new.state) execute function write_history('because');
create or replace trigger a_history_begins after insert on card_orders
  for each row execute function write_history('returned_because');
create or replace trigger a_history_goes_on after update of state on card_orders
  for each row when (old.state <> new.state) execute function write_history('returned_because');
create or replace trigger a_history_begins after insert on wilsverklaringen
  for each row execute function write_history();
create or replace trigger a_history_goes_on after update of state on wilsverklaringen
  for each row when (old.state <> new.state) execute function write_history();
create or replace trigger a_history_begins after insert on relatives
  for each row execute function write_history('because');
create or replace trigger a_history_goes_on after update of state on relatives
  for each row when (old.state <> new.state) execute function write_history('because');
create or replace trigger a_history_begins after insert on death_reports
  for each row execute function write_history('because');
create or replace trigger a_history_goes_on after update of state on death_reports
  for each row when (old.state <> new.state) execute function write_history('because');
-- What did so before, in a database that had it.
drop trigger if exists a_note on payments;
drop trigger if exists a_note_step on payments;
drop trigger if exists a_note on access_requests;
drop trigger if exists a_note_step on access_requests;
drop trigger if exists a_note on release_cases;
drop trigger if exists a_note_step on release_cases;
drop trigger if exists a_note on card_orders;
drop trigger if exists a_note_step on card_orders;
drop trigger if exists a_note on wilsverklaringen;
drop trigger if exists a_note_step on wilsverklaringen;
drop trigger if exists b_note on release_cases;
drop trigger if exists b_note_step on release_cases;
drop function if exists note_step(), note_release_case();
