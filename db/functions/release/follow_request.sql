-- What a step of a request means for the case of the file. A member that goes after the approval leaves
-- nobody to deliver to: the file stays, whoever else asks for it.
--
-- Each change of the case has triggers of its own, in this order: whether it may be so (`refuse_step`), its
-- history (`write_history`), and, where it stops, the report of a death that runs on it (`report_follows_case`).
-- Other requests that stop with it come here too (`case_follows_request`) and find it stopped already.
create or replace function follow_request(held uuid, request uuid, reached text, why text)
  returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      others boolean := exists (
        select from access_requests r
         where r.case_id = held and r.id <> request
           and r.state in ('waiting_contact', 'waiting_time', 'pending_verification', 'completed'))
        or exists (
          select from death_reports d where d.case_id = held and report_runs(d.state));
    begin
      if reached in ('waiting_time', 'pending_verification') then
        update release_cases set state = 'waiting' where id = held and state = 'reported';
      elsif reached = 'completed' then
        update release_cases set state = 'approved' where id = held and state = 'waiting';
        if not found then
          raise exception 'another request was approved'
            using errcode = 'check_violation', constraint = 'one_approved_request';
        end if;
      elsif reached = 'stopped' then
        update release_cases set state = 'stopped', because = why
         where id = held and case_runs(state);
        -- What was wrong with one request is said to who asked it alone. Money goes back where the fault is ours,
        -- which all of them are told.
        update access_requests
           set state = 'stopped',
               because = case when why in ('details-differ', 'contact-unsure') then 'stopped-with-other'
                              else why end
         where case_id = held and id <> request
           and state in ('waiting_contact', 'waiting_time', 'pending_verification', 'completed');
      else
        update release_cases
           set state = case reached when 'rejected' then 'refused' else 'closed' end, because = why
         where id = held
           and (state in ('reported', 'waiting') and not others
                or state in ('approved', 'delivered') and why = 'member-gone'
                   and not exists (select from access_requests r
                                    where r.case_id = held and r.id <> request
                                      and r.state = 'completed')
                   -- Relatives read on; the case ends with that.
                   and not exists (select from death_reports d
                                    where d.case_id = held and report_runs(d.state)));
      end if;
    end
  $$;
revoke all on function follow_request(uuid, uuid, text, text) from public;
