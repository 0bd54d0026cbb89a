-- Who gives a role does not say since when, nor in whose name.
create or replace function note_role_giver() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$ begin new.given_at := now(); new.given_by := actor_id(); return new; end $$;
revoke all on function note_role_giver() from public;
create or replace trigger note_role_giver before insert on user_roles
  for each row when (actor_id() is not null) execute function note_role_giver();
