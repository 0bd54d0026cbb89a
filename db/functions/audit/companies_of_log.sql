-- Which company asked for a file, or got it, of rows of the log that name nobody: those of steps of a request. The log
-- has the owner and the kind; the step stands in the history of the request at the same moment. None where the
-- requests of two companies took it at once, also where one of them is gone by now: each had a row. answered: its trusted person did so, by the link in their mail.
create or replace function companies_of_log(rows bigint[])
  returns table (id bigint, company text, answered boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    with steps as (
      select a.id, r.member_id, a.acted_as = 'release' and coalesce(s.former = 'waiting_contact', false)
               and (s.next in ('waiting_time', 'pending_verification') or s.because = 'contact-denies')
               as answered
        from audit_log a
        join access_requests r on r.subject_id = a.subject_id and replace(r.kind, '_', ' ') = a.detail
        cross join lateral (
          select h.former, h.next, h.because, h.at from history h
           where h.machine = 'access_requests' and h.row_id = r.id and a.action = case h.next
             when 'waiting_time' then 'access.confirm'
             when 'pending_verification' then 'access.verify'
             when 'completed' then 'access.complete'
             when 'rejected' then 'access.refuse'
             when 'stopped' then 'access.stop'
             when 'expired' then 'access.expire' end
          union all
          -- Noted when the file is looked up, as its step is told.
          select null, h.next, null, h.told_at from history h
           where h.machine = 'access_requests' and h.row_id = r.id and a.action = 'access.ask'
             and h.next = 'waiting_contact'
          union all
          select null, null, null, d.delivered_at from deliveries d
           where d.request_id = r.id and a.action = 'access.deliver') s
       where a.id = any(rows) and s.at between a.at - interval '10 seconds' and a.at
         and (select actor_may('audit.search')))
    select s.id, min(f.company_name), bool_or(s.answered)
      from steps s left join franchise_partners f on f.id = s.member_id and f.removed_at is null
     group by s.id
    having count(distinct s.member_id) = 1 and min(f.company_name) is not null
       and count(*) >= (
         select count(*) from audit_log a join audit_log o
             on o.subject_id = a.subject_id and o.action = a.action and o.detail = a.detail
            and (o.transaction_id = a.transaction_id or o.at between a.at - interval '10 seconds' and a.at)
          where a.id = s.id)
  $$;
revoke all on function companies_of_log(bigint[]) from public;
grant execute on function companies_of_log(bigint[]) to wensenregister_app;
