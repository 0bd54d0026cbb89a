-- Only the release before asks it, which does not ask why; `let_file_go` takes its place.
create or replace function let_file_be_deleted(number text, token bytea, request text)
  returns table (user_id uuid, refused text)
  language sql security definer set search_path = public, pg_temp
  as $$ select * from let_file_go(number, token, 'asked', request) $$;
revoke all on function let_file_be_deleted(text, bytea, text) from public;
grant execute on function let_file_be_deleted(text, bytea, text) to wensenregister_app;
