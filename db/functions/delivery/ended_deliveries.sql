-- Whose file was delivered, with a term that is over, and which no relatives wait for. For the part that deletes, and
-- nobody else.
create or replace function ended_deliveries() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select d.subject_id from deliveries d join release_cases c on c.id = d.case_id
     where c.state = 'delivered' and d.deletes_at <= now() and d.warned_at is not null
       and not nobody_got(d.id) and not relatives_wait_for(d.subject_id)
       and d.subject_id is not null and actor_system() = 'deletion'
  $$;
revoke all on function ended_deliveries() from public;
grant execute on function ended_deliveries() to wensenregister_app;
