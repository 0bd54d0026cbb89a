-- Where the owner of a file gets the mail about a link that the actor may make: nowhere where they are said to have
-- died, since others read that mailbox now.
create or replace function owner_to_tell(number text) returns citext
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.email from wishes w join users u on u.id = w.user_id
     where w.wish_file_number = upper(number) and (select actor_may('file.link'))
       and not is_reported(u.id)
  $$;
revoke all on function owner_to_tell(text) from public;
grant execute on function owner_to_tell(text) to wensenregister_app;
