-- The night in which the last of so many whole days after today ends, by the Dutch clock: also when
-- summer or winter time begins in between.
create or replace function night_after(moment timestamptz, days integer) returns timestamptz
  language sql stable parallel safe
  return ((moment at time zone 'Europe/Amsterdam')::date + days + 1)::timestamp
         at time zone 'Europe/Amsterdam';
