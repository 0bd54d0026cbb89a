-- A contact who said no after all, or was taken back, reads nothing more. One who goes with the account
-- keeps the copy: what was released to them does not depend on the file.
create or replace function copy_follows_relative() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      delete from relative_copies c where c.relative_id = new.id;
      return null;
    end
  $$;
revoke all on function copy_follows_relative() from public;
create or replace trigger b_copy_follows_relative after update of state on relatives
  for each row when (new.state in ('declined', 'withdrawn'))
  execute function copy_follows_relative();
