-- Large objects lie outside all tables, so no policy reaches them: nobody makes or reads them here.
-- The functions for it belong to the administrator of the server. Where the owner of the database is
-- another role this changes nothing, and the administrator does it once (docs/operations.md).
do $$
declare
  open_to_all regprocedure;
begin
  for open_to_all in
    select oid from pg_proc
     where pronamespace = 'pg_catalog'::regnamespace
       and (proname like 'lo\_%' or proname in ('loread', 'lowrite'))
       and has_function_privilege('public', oid, 'execute')
  loop
    execute format('revoke execute on function %s from public', open_to_all);
  end loop;
end $$;
