-- The file of the actor. Policies on what belongs to a file must not depend on those of the file
-- itself for other actors, so they ask this function, in a (select …): once a query. A save asks eight times,
-- and a connection plans a query of PL/pgSQL once.
create or replace function actor_wish_id() returns uuid
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$ begin return (select id from wishes where user_id = actor_id()); end $$;
revoke all on function actor_wish_id() from public;
grant execute on function actor_wish_id() to wensenregister_app;
