-- A contact who said no after all, or was taken back, is told nothing more.
create or replace function drop_notices_of_relative() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      delete from death_notices n where n.relative_id = new.id and n.done_at is null;
      return null;
    end
  $$;
revoke all on function drop_notices_of_relative() from public;
create or replace trigger c_drop_notices_of_relative after update of state on relatives
  for each row when (new.state in ('declined', 'withdrawn'))
  execute function drop_notices_of_relative();
