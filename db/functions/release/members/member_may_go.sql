-- Whether everybody heard the end of what a member asked, by mail or by a call: with its row its requests go.
create or replace function member_may_go(member uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select not exists (
      select from access_requests r
       where r.member_id = member
         and (exists (select from history h
                       where h.told_at is null
                         and (h.machine = 'access_requests' and h.row_id = r.id
                              or h.machine = 'release_cases' and h.row_id = r.case_id
                                 and h.because in ('term-over', 'not-fetched')))
              or exists (select from calls_to_make c where c.request_id = r.id and c.done_at is null)))
  $$;
revoke all on function member_may_go(uuid) from public;
grant execute on function member_may_go(uuid) to wensenregister_app;
