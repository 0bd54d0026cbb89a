-- What an owner changed of contacts while they were held, or the file was frozen, counts once that is over and the
-- owner lives: a job has their rows follow step 6 then.
create or replace function contacts_follow() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if not months_are_over(new.subject_id) then
        perform enqueue_job('follow-contacts', json_build_object('userId', new.subject_id),
                            'contacts of ' || new.subject_id);
      end if;
      return null;
    end
  $$;
revoke all on function contacts_follow() from public;
create or replace trigger contacts_follow after update of state on death_reports
  for each row when (report_runs(old.state) and new.state in ('stopped', 'refused', 'expired')
                     and new.subject_id is not null)
  execute function contacts_follow();
create or replace trigger contacts_follow after update of state on release_cases
  for each row when (old.state in ('approved', 'delivered') and new.state in ('stopped', 'closed')
                     and new.subject_id is not null)
  execute function contacts_follow();
