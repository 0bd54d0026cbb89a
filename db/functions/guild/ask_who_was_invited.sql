-- Who confirms an address in another way, and was invited with it, is asked by a link in a mail.
create or replace function ask_who_was_invited() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform enqueue_job('invite-member', json_build_object('id', m.id), 'invite member ' || m.id)
         from guild_memberships m
        where m.user_id is null and (m.invited_user_id = new.id or m.email = new.email)
          and not exists (select from guild_memberships where user_id = new.id);
      return null;
    end
  $$;
revoke all on function ask_who_was_invited() from public;
create or replace trigger ask_who_was_invited after update of email_verified_at on users
  for each row when (old.email_verified_at is null and new.email_verified_at is not null)
  execute function ask_who_was_invited();
