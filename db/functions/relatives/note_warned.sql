-- Notes that a contact is mailed that the file of who named them is about to be deleted. For 'release', which mails them.
create or replace function note_warned(relative uuid) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update relatives set warned_at = now() where id = relative and (select actor_system()) = 'release'
  $$;
revoke all on function note_warned(uuid) from public;
grant execute on function note_warned(uuid) to wensenregister_app;
