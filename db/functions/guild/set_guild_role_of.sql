-- The role of a guild member lasts as long as a part in an active membership: nobody gives or takes it
-- apart. Whoever loses it is signed out everywhere.
create or replace function set_guild_role_of(person uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if exists (
        select from guild_memberships m join franchise_partners f on f.id = m.member_id
         where m.user_id = person and f.status = 'active') then
        insert into user_roles (user_id, role) values (person, 'franchise')
        on conflict do nothing;
        return;
      end if;
      delete from user_roles where user_id = person and role = 'franchise';
      if found then
        delete from sessions where user_id = person;
      end if;
    end
  $$;
revoke all on function set_guild_role_of(uuid) from public;
