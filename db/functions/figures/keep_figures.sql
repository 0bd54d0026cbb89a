-- Every night: what was counted stays, also when the rows go.
create or replace function keep_figures() returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if actor_system() is distinct from 'cleaning' then
        raise exception 'not allowed to keep figures' using errcode = 'insufficient_privilege';
      end if;
      insert into daily_figures as kept
      select * from count_figures((now() at time zone 'Europe/Amsterdam')::date - 7)
      on conflict (kind, day) do update set total = greatest(kept.total, excluded.total);
    end
  $$;
revoke all on function keep_figures() from public;
grant execute on function keep_figures() to wensenregister_app;
