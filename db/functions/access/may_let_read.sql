-- Whether someone may let the other read more: has no role from the other nor by way of them, and gave
-- them none either.
create or replace function may_let_read(person uuid, reader uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select person <> reader and not exists (
      select from user_roles r
       where r.user_id = person and reader = any(r.given_through)
          or r.user_id = reader and person = any(r.given_through))
  $$;
revoke all on function may_let_read(uuid, uuid) from public;
grant execute on function may_let_read(uuid, uuid) to wensenregister_app;
