-- Requests for the actor's own file: who asked for what and when, and what became of it. Not who is to
-- confirm it, nor what was filled in: that is of who asked.
create or replace function own_file_requests()
  returns table (company_name text, kind text, state text, created_at timestamptz,
                 changed_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select f.company_name, r.kind, r.state, r.created_at, r.changed_at
      from access_requests r join franchise_partners f on f.id = r.member_id
     where r.subject_id = actor_id() and r.paid_at is not null
     order by r.created_at
  $$;
revoke all on function own_file_requests() from public;
grant execute on function own_file_requests() to wensenregister_app;
