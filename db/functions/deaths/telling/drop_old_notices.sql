-- What nobody was told yet is not told once it is not so any more: what is so instead has a row of its own.
-- While it waits a contact is still told that somebody died, and can say no.
create or replace function drop_old_notices() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      delete from death_notices n
       where n.report_id = new.id and n.done_at is null
         and (n.about <> 'new-code' or not report_runs(new.state));
      return null;
    end
  $$;
revoke all on function drop_old_notices() from public;
create or replace trigger c_drop_old_notices after update of state on death_reports
  for each row when (old.state <> new.state and new.state <> 'waiting')
  execute function drop_old_notices();
