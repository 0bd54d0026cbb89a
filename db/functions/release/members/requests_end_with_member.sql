-- Nothing that a member asked goes on once it is removed: what runs runs out, and what was delivered and nobody got
-- ends as if nobody had come for it. Whoever was told of it hears so before the member goes (`member_may_go`).
create or replace function requests_end_with_member() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      one record;
    begin
      update access_requests r set state = 'expired', because = 'thrown-away', sealed = null
       where r.member_id = new.id and r.state = 'unpaid';
      update access_requests r set state = 'expired', because = 'member-gone'
       where r.member_id = new.id and r.state in ('waiting_contact', 'waiting_time', 'pending_verification');
      for one in
        select d.id, d.case_id, d.subject_id, d.kind
          from access_requests r join deliveries d on d.request_id = r.id
         where r.member_id = new.id and r.state = 'completed' and nobody_got(d.id)
           -- Relatives read on: the case ends with that.
           and not exists (select from death_reports p where p.case_id = d.case_id and report_runs(p.state))
      loop
        update deliveries d set available_until = now() where d.id = one.id;
        perform end_delivery(one.id);
        perform note_release('access.keep', one.subject_id, one.kind, 'not-fetched');
        update release_cases c set state = 'closed', because = 'not-fetched' where c.id = one.case_id;
      end loop;
      return null;
    end
  $$;
revoke all on function requests_end_with_member() from public;
create or replace trigger requests_end_with_member after update of removed_at on franchise_partners
  for each row when (old.removed_at is null and new.removed_at is not null)
  execute function requests_end_with_member();
