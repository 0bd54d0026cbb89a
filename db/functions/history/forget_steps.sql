-- The history of a row goes with it.
create or replace function forget_steps() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      delete from history h where h.machine = tg_table_name and h.row_id = old.id;
      return null;
    end
  $$;
revoke all on function forget_steps() from public;
create or replace trigger forget_steps after delete on access_requests
  for each row execute function forget_steps();
create or replace trigger forget_steps after delete on card_orders
  for each row execute function forget_steps();
create or replace trigger forget_steps after delete on payments
  for each row execute function forget_steps();
create or replace trigger forget_steps after delete on release_cases
  for each row execute function forget_steps();
create or replace trigger forget_steps after delete on wilsverklaringen
  for each row execute function forget_steps();
create or replace trigger forget_steps after delete on relatives
  for each row execute function forget_steps();
create or replace trigger forget_steps after delete on death_reports
  for each row execute function forget_steps();
