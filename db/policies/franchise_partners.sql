create policy admin on franchise_partners using ((select actor_may('members.manage')));

create policy accounts on franchise_partners using (actor_system() = 'accounts');

-- Whatever the application does: first the office removes a member, then the row goes.
create policy removed_before on franchise_partners as restrictive for delete
  using (removed_at is not null);

-- Who links files sees which guild members there are.
create policy link on franchise_partners for select using ((select actor_may('file.link')));

create policy release on franchise_partners for select using (actor_system() = 'release');

-- Whom to send an invoice to.
create policy payments on franchise_partners for select using (actor_system() = 'payments');

create policy requests on franchise_partners for select
  using ((select actor_may('requests.decide'))
         and exists (select from access_requests r where r.member_id = franchise_partners.id));

create policy own on franchise_partners for select using (id = (select actor_member_id()));

-- Whoever changes members removes none by it.
create policy remove on franchise_partners as restrictive for update
  using (true) with check (removed_at is null or (select actor_may('members.remove')));
