-- Those that the actor holds, with who each file is of: what a colleague needs to tell them apart.
-- `by_letter`: a client without an address, who has not taken the file over.
create or replace function held_mandates()
  returns table (mandate uuid, subject uuid, email citext, sealed bytea, wish_file_number text,
                 until timestamptz, by_letter boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select m.id, m.subject_id, u.email, i.sealed, w.wish_file_number, m.valid_until,
           u.email is null
      from mandates m
      join users u on u.id = m.subject_id
      join file_index i on i.user_id = m.subject_id
      left join wishes w on w.user_id = m.subject_id
     where m.grantee_user_id = actor_id() and m.ended_at is null and now() < m.valid_until
       and (select actor_may('conversations.hold'))
     order by m.given_at desc
  $$;
revoke all on function held_mandates() from public;
grant execute on function held_mandates() to wensenregister_app;
