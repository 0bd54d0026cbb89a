-- Of a no about a death on the telephone: that somebody died, or that the company may read, as of one by the
-- link. The version before writes a no without.
alter table contact_calls
  add column denies text,
  add constraint contact_calls_denies_check
    check (denies is null or (answer = 'no' and denies in ('death', 'reading'))) not valid;
grant insert (denies) on contact_calls to wensenregister_app;
