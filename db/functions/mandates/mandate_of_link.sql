-- Which mandate the link of a mail ends, while there is something to end.
create or replace function mandate_of_link(token bytea) returns table (mandate uuid, subject uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select id, subject_id from mandates
     where token_hash = token and ended_at is null and now() < valid_until
  $$;
revoke all on function mandate_of_link(bytea) from public;
grant execute on function mandate_of_link(bytea) to wensenregister_app;
