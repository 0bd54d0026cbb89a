-- What the functions of the desk begin with.
create or replace function refuse_unless_printing() returns void
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    begin
      if not actor_may('cards.print') then
        raise exception 'not allowed to print cards' using errcode = 'insufficient_privilege';
      end if;
    end
  $$;
revoke all on function refuse_unless_printing() from public;
