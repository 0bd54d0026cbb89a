-- Whether a living will counts follows from its state.
create or replace function move_wilsverklaring() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
    begin
      new.is_completed := new.state in ('signed', 'discussed', 'confirmed');
      new.changed_at := now();
      return new;
    end
  $$;
revoke all on function move_wilsverklaring() from public;
grant execute on function move_wilsverklaring() to wensenregister_app;
create or replace trigger move before insert or update on wilsverklaringen
  for each row execute function move_wilsverklaring();
