-- The case goes along with its request, and the step stands in the audit log. Payment is noted when the file is
-- looked up: who adds to the audit log keeps others waiting, and a payment is handled with more.
create or replace function note_access_request() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      noted text := case new.state
        when 'waiting_time' then 'access.confirm'
        when 'pending_verification' then 'access.verify'
        when 'completed' then 'access.complete'
        when 'rejected' then 'access.refuse'
        when 'stopped' then 'access.stop'
        when 'expired' then 'access.expire' end;
    begin
      if new.case_id is not null then
        perform follow_request(new.case_id, new.id, new.state, new.because);
      end if;
      if noted is not null then
        perform note_release(noted, new.subject_id, new.kind, new.because);
      end if;
      return null;
    end
  $$;
revoke all on function note_access_request() from public;
create or replace trigger b_note_step after update of state on access_requests
  for each row when (old.state <> new.state) execute function note_access_request();
drop trigger if exists b_note on access_requests;
