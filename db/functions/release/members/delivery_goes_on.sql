-- Whether what was approved is not over yet.
create or replace function delivery_goes_on(d deliveries) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from access_requests r where r.id = d.request_id and r.state = 'completed')
       and case d.kind
             when 'full' then exists (
               select from release_cases c where c.id = d.case_id and c.state in ('approved', 'delivered'))
             else (d.available_until is null or d.available_until > now())
                  and not exists (select from delivery_downloads g where g.delivery_id = d.id) end
  $$;
revoke all on function delivery_goes_on(deliveries) from public;
