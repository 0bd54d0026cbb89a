-- A full file takes two colleagues; and one request of a case is approved, not a second.
create or replace function move_access_request() returns trigger
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
revoke all on function move_access_request() from public;
create or replace trigger move before update of state on access_requests
  for each row when (old.state <> new.state) execute function move_access_request();
-- What it asked for each step, in a database that had it.
drop function if exists refuse_step(text, text, text);
