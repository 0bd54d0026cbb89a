-- Where a living will can go from where it is; the same table stands in
-- features/living-will/states.ts.
create or replace function move_wilsverklaring() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
    begin
      new.is_completed := new.state in ('signed', 'discussed', 'confirmed');
      new.changed_at := now();
      if old.state <> new.state and (old.state, new.state) not in (
        ('draft', 'printed'), ('draft', 'revoked'),
        ('printed', 'draft'), ('printed', 'signed'), ('printed', 'revoked'),
        ('signed', 'discussed'), ('signed', 'confirmed'), ('signed', 'revoked'),
        ('discussed', 'confirmed'), ('discussed', 'revoked'),
        ('confirmed', 'discussed'), ('confirmed', 'revoked')
      ) then
        raise exception 'a living will cannot go from % to %', old.state, new.state
          using errcode = 'check_violation';
      end if;
      return new;
    end
  $$;
revoke all on function move_wilsverklaring() from public;
grant execute on function move_wilsverklaring() to wensenregister_app;
create or replace trigger move before update on wilsverklaringen
  for each row execute function move_wilsverklaring();
