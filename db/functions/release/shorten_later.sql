-- Whatever is written in the columns of the hours is what was asked for.
create or replace function shorten_later() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      asked_full smallint := new.wait_hours;
      asked_will smallint := new.will_hours;
      began timestamptz := new.next_from;
    begin
      -- What is there already is updated next.
      if tg_op = 'INSERT'
         and exists (select from release_preferences p where p.user_id = new.user_id) then
        return new;
      end if;
      new.wait_hours := greatest(asked_full, wait_hours_of(new.user_id, 'full'));
      new.will_hours := greatest(asked_will, wait_hours_of(new.user_id, 'living_will'));
      if (new.wait_hours, new.will_hours) = (asked_full, asked_will) then
        new.next_wait_hours := null; new.next_will_hours := null; new.next_from := null;
        new.keep_hash := null;
        return new;
      end if;
      -- Asked for once more it begins no later.
      new.next_from := case
        when (new.next_wait_hours, new.next_will_hours) = (asked_full, asked_will) and began > now()
        then began else now() + interval '7 days' end;
      new.next_wait_hours := asked_full;
      new.next_will_hours := asked_will;
      return new;
    end
  $$;
revoke all on function shorten_later() from public;
create or replace trigger shorten_later before insert or update of wait_hours, will_hours on release_preferences
  for each row execute function shorten_later();
