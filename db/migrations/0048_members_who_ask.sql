-- Who decides on requests sees the members that made one, not all who are or want to be a member.
drop policy requests on franchise_partners;
create policy requests on franchise_partners for select
  using ((select actor_may('requests.decide'))
         and exists (select from access_requests r where r.member_id = franchise_partners.id));
