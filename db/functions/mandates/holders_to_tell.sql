-- Whose mandate for the actor's own file ended in this transaction, with the number of that file: colleagues who would
-- go on writing.
create or replace function holders_to_tell() returns table (email citext, wish_file_number text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.email, w.wish_file_number
      from mandates m join users u on u.id = m.grantee_user_id
      left join wishes w on w.user_id = m.subject_id
     where m.subject_id = actor_id() and m.ended_at = now() and u.email is not null
  $$;
revoke all on function holders_to_tell() from public;
grant execute on function holders_to_tell() to wensenregister_app;
