-- What a step of a report means for the case of the file, and for the copies. After its history (a_).
create or replace function case_follows_report() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      noted text := 'death.' || case new.state
        when 'waiting' then 'certain' when 'ended' then 'end' when 'stopped' then 'stop'
        when 'refused' then 'refuse' when 'expired' then 'expire' else new.state end;
      -- Of a guild member.
      others boolean := exists (
        select from access_requests r
         where r.case_id = new.case_id
           and r.state in ('waiting_contact', 'waiting_time', 'pending_verification', 'completed'));
    begin
      if new.state = 'waiting' then
        update release_cases set state = 'waiting' where id = new.case_id and state = 'reported';
      elsif new.state = 'first' then
        perform begin_copies(new);
      elsif new.state in ('stopped', 'ended') then
        perform end_copies(new.id);
      end if;
      if new.state in ('refused', 'expired', 'ended') and not others then
        update release_cases
           set state = case when new.state = 'refused' and state in ('reported', 'waiting')
                            then 'refused' else 'closed' end,
               because = coalesce(new.because, 'relatives-are-done')
         where id = new.case_id and case_runs(state);
      end if;
      perform note_release(noted, new.subject_id, null, new.because);
      return null;
    end
  $$;
revoke all on function case_follows_report() from public;
create or replace trigger b_case_follows_report after update of state on death_reports
  for each row when (old.state <> new.state) execute function case_follows_report();
