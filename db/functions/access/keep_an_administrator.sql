-- The register is never without an administrator, whoever takes a role or an account away.
create or replace function keep_an_administrator() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended('administrators', 0));
      if not exists (select from user_roles where role = 'admin') then
        raise exception 'the last administrator stays' using errcode = 'restrict_violation';
      end if;
      return null;
    end
  $$;
revoke all on function keep_an_administrator() from public;
grant execute on function keep_an_administrator() to wensenregister_app;
create or replace trigger keep_an_administrator after delete on user_roles
  for each row when (old.role = 'admin') execute function keep_an_administrator();
