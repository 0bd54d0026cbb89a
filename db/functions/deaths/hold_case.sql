-- Keeps others from moving the requests and the case of a report, in the order in which a sign-in locks
-- them.
create or replace function hold_case(report uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      held uuid;
    begin
      select d.case_id into held from death_reports d where d.id = report;
      perform from access_requests r where r.case_id = held order by r.id for update;
      perform from release_cases c where c.id = held for update;
    end
  $$;
revoke all on function hold_case(uuid) from public;
