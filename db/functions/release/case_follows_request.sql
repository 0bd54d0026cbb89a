-- All that a step of a request brings about, in order, whoever takes it: its case goes along, the audit log
-- has it, and its delivery begins or is taken back. Its row of history is there by then (a_: triggers go in
-- the order of their names). Payment is noted when the file is looked up: who adds to the audit log keeps
-- others waiting, and a payment is handled with more.
create or replace function case_follows_request() returns trigger
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
      if new.state = 'completed' then
        perform begin_delivery(new.id);
      elsif old.state = 'completed' then
        perform take_delivery_back(new.id);
        perform attend_stopped_request(new.id);
      end if;
      if new.state = 'stopped' then
        perform attend_stop(new.id, old.state);
      end if;
      if new.state in ('stopped', 'rejected', 'expired') then
        perform attend_ended_request(new.id);
      end if;
      perform attend_denied(new.id);
      return null;
    end
  $$;
revoke all on function case_follows_request() from public;
create or replace trigger b_case_follows_request after update of state on access_requests
  for each row when (old.state <> new.state) execute function case_follows_request();
-- What did so before, in a database that had it.
drop trigger if exists b_note on access_requests;
drop trigger if exists b_note_step on access_requests;
drop function if exists note_access_request();
drop trigger if exists c_begin_delivery on access_requests;
drop trigger if exists c_take_delivery_back on access_requests;
drop trigger if exists d_attend on access_requests;
drop function if exists begin_delivery(), take_delivery_back(), attend_stopped_request();
