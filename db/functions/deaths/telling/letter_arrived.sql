-- Who reads with a new code has the letter: nobody has to post it any more.
create or replace function letter_arrived(relative uuid) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update death_notices set done_at = now()
     where relative_id = relative and about = 'new-code' and printed_at is not null and done_at is null
       and (select actor_system()) = 'relatives'
  $$;
revoke all on function letter_arrived(uuid) from public;
grant execute on function letter_arrived(uuid) to wensenregister_app;
