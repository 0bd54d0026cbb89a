-- Whoever uses the link of an invitation up has the part that it was sent for, as long as the member
-- is active and the account takes part in no other.
create or replace function join_by_invitation() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      update guild_memberships m
         set user_id = new.user_id, brought_account = true, invited_user_id = null,
             invitation = null, invited_until = null
        from franchise_partners f
       where m.invitation = new.id and m.invited_user_id = new.user_id and m.user_id is null
         and f.id = m.member_id and f.status = 'active'
         and not exists (select from guild_memberships where user_id = new.user_id);
      return null;
    end
  $$;
revoke all on function join_by_invitation() from public;
create or replace trigger join_by_invitation after update of used_at on tokens
  for each row when (old.used_at is null and new.used_at is not null and new.purpose = 'reset')
  execute function join_by_invitation();
