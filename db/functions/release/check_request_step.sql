-- What a step of a request asks besides being one (a_move_on, before it): that enough colleagues
-- approved, two for a full file, of a file that is there. With its payment the waiting time begins.
create or replace function check_request_step() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if new.state = 'waiting_contact' then
        new.paid_at := now();
        new.waits_until := now() + make_interval(hours => wait_hours_of(new.subject_id, new.kind));
      end if;
      if new.state = 'completed' then
        if approvals_that_count(new.id) < (case new.kind when 'full' then 2 else 1 end) then
          raise exception 'more colleagues have to approve' using errcode = 'check_violation';
        end if;
        if new.subject_id is null then
          raise exception 'there is no such file' using errcode = 'check_violation';
        end if;
      end if;
      return new;
    end
  $$;
revoke all on function check_request_step() from public;
create or replace trigger b_check_request_step before update of state on access_requests
  for each row when (old.state <> new.state) execute function check_request_step();
-- What did so before, in a database that had it.
drop trigger if exists move on access_requests;
drop function if exists move_access_request();
drop function if exists refuse_step(text, text, text);
