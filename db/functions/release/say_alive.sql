-- Whoever is signed in says by the button 'Ik leef' that its owner lives, and is told of so. They are shown it while a
-- death is asked about alone: of a living will they say nothing.
create or replace function say_alive(person uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if exists (select from asked_of_owner(person) a where a.kind = 'death') then
        perform stop_requests_of(person, 'owner-answered');
      end if;
    end
  $$;
revoke all on function say_alive(uuid) from public;
grant execute on function say_alive(uuid) to wensenregister_app;
