-- What runs that a sign-in of this person would stop, and so is asked before it: that they died, or that a
-- company wants to read their living will, by the id of that request. Asked at each sign-in: who has the
-- password once does not answer for the owner who comes later.
create or replace function asked_of_owner(person uuid)
  returns table (kind text, company text, request uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select case r.kind when 'living_will' then 'living_will' else 'death' end, f.company_name, r.id
      from access_requests r join franchise_partners f on f.id = r.member_id
     where r.subject_id = person and request_may_stop(r) and actor_system() = 'accounts'
    union all
    select 'death', null, null
     where actor_system() = 'accounts'
       and (exists (select from release_cases c where c.subject_id = person and case_runs(c.state))
            or exists (select from death_reports d
                        where d.subject_id = person and report_runs(d.state)))
  $$;
revoke all on function asked_of_owner(uuid) from public;
grant execute on function asked_of_owner(uuid) to wensenregister_app;
