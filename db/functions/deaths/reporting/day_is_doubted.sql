-- Whether the day that a contact names cannot be that of the death, as report_death says.
create or replace function day_is_doubted(died date) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from relatives r
                    where r.id = actor_relative() and r.state = 'confirmed'
                      and confirmed_after(r.owner_id, died))
  $$;
revoke all on function day_is_doubted(date) from public;
grant execute on function day_is_doubted(date) to wensenregister_app;
