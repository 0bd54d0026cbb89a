-- The link to choose a password goes with the part that it was sent for.
create or replace function guild_role_follows_membership() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if tg_op <> 'INSERT' and old.user_id is not null then
        perform set_guild_role_of(old.user_id);
      end if;
      if tg_op <> 'DELETE' and new.user_id is not null then
        perform set_guild_role_of(new.user_id);
      end if;
      if tg_op = 'DELETE' then
        delete from tokens where id = old.invitation;
      end if;
      return null;
    end
  $$;
revoke all on function guild_role_follows_membership() from public;
create or replace trigger guild_role_follows_membership after insert or delete or update of user_id
  on guild_memberships for each row execute function guild_role_follows_membership();
