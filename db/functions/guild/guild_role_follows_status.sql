-- A membership that begins or ends gives or takes the role of all its people.
create or replace function guild_role_follows_status() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform set_guild_role_of(m.user_id) from guild_memberships m
        where m.member_id = new.id and m.user_id is not null;
      return null;
    end
  $$;
revoke all on function guild_role_follows_status() from public;
create or replace trigger guild_role_follows_status after update of status on franchise_partners
  for each row execute function guild_role_follows_status();
