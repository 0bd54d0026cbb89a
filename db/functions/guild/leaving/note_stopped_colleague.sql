-- Whose access the owner of a member stops reads so when they sign in, and who worked for a member that was removed,
-- for as long as that waits; not who went by themselves, nor with an account, and not who takes part again.
create or replace function note_stopped_colleague() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if tg_op = 'DELETE' then
        insert into stopped_colleagues (user_id, member_id)
        select u.id, old.member_id from users u
         where u.id = old.user_id
           and (old.member_id = actor_owned_member_id()
                or exists (select from franchise_partners f
                            where f.id = old.member_id and f.removed_at is not null))
        on conflict (user_id) do update set member_id = excluded.member_id, stopped_at = now();
      else
        delete from stopped_colleagues s where s.user_id = new.user_id;
      end if;
      return null;
    end
  $$;
revoke all on function note_stopped_colleague() from public;
create or replace trigger note_stopped_colleague after insert or delete or update of user_id
  on guild_memberships for each row execute function note_stopped_colleague();
