-- For whom the actor gets this copy: the member that asked for it, or, once that is not active any
-- more, the office on its behalf. None when the copy is closed.
create or replace function gets_delivery(wanted uuid) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select case when r.member_id = (select actor_member_id()) then 'member'
                when m.status <> 'active' and (select actor_may('requests.decide')) then 'office' end
      from deliveries d
      join access_requests r on r.id = d.request_id
      join franchise_partners m on m.id = r.member_id
     where d.id = wanted and r.state = 'completed' and now() < d.available_until
  $$;
revoke all on function gets_delivery(uuid) from public;
