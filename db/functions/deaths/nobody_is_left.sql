-- Who takes back the last contact that could read says two things: that they live, and that nobody is left
-- to read. What runs for the file is stopped, or it would wait, and keep the file as it is, for nobody.
create or replace function nobody_is_left() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if exists (select from death_reports d
                  where d.subject_id = new.owner_id and report_runs(d.state)
                    and not exists (select from relatives r where is_witness(d, r))) then
        perform stop_requests_of(new.owner_id, 'by-owner');
      end if;
      return null;
    end
  $$;
revoke all on function nobody_is_left() from public;
create or replace trigger c_nobody_is_left after update of state on relatives
  for each row when (old.state = 'confirmed' and new.state = 'withdrawn')
  execute function nobody_is_left();
