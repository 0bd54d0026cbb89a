-- Whether the end of a member that was removed is still to be told. Whoever asks tells it, once.
create or replace function take_end_of_member(member uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if actor_system() is distinct from 'accounts' then
        raise exception 'not allowed to tell this' using errcode = 'insufficient_privilege';
      end if;
      update franchise_partners f set removal_told_at = now()
       where f.id = member and f.removed_at is not null and f.removal_told_at is null;
      return found;
    end
  $$;
revoke all on function take_end_of_member(uuid) from public;
grant execute on function take_end_of_member(uuid) to wensenregister_app;
