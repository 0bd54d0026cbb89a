-- Whom a colleague has called before they approve a report that was denied before: 'denier-called' who said
-- no, 'stop-asked' somebody who knows why the owner stopped it, or a colleague refused it as not so. Null for any other.
create or replace function death_call_needed(report uuid) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select case when bool_or(o.because = 'contact-denies') then 'denier-called'
                when count(*) > 0 then 'stop-asked' end
      from denials_before(report) o
  $$;
revoke all on function death_call_needed(uuid) from public;
grant execute on function death_call_needed(uuid) to wensenregister_app;
