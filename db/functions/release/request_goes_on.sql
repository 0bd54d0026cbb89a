-- Whether what was filled in is needed yet: the end of the delivery is still to come, or to be told.
create or replace function request_goes_on(request uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from deliveries d join release_cases c on c.id = d.case_id
       where d.request_id = request_goes_on.request
         and (c.state in ('approved', 'delivered')
              or exists (select from history h
                          where h.machine = 'release_cases' and h.row_id = c.id and h.told_at is null
                            and h.because in ('term-over', 'not-fetched'))))
  $$;
revoke all on function request_goes_on(uuid) from public;
grant execute on function request_goes_on(uuid) to wensenregister_app;
