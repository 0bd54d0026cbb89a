-- Opening a file again within this time, by the same colleague for the same reason, is the same reading.
create or replace function one_reading_lasts() returns interval
  language sql immutable parallel safe
  return interval '1 hour';
revoke all on function one_reading_lasts() from public;
