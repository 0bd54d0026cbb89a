-- Who gives a role does not say since when, nor in whose name, nor by way of whom.
create or replace function note_role_giver() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      new.given_at := now();
      new.given_through := array(
        select actor_id()
        union
        select unnest(r.given_through) from user_roles r where r.user_id = actor_id());
      return new;
    end
  $$;
revoke all on function note_role_giver() from public;
create or replace trigger note_role_giver before insert on user_roles
  for each row when (actor_id() is not null) execute function note_role_giver();
