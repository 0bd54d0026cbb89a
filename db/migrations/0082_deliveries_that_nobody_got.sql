-- No file is deleted that nobody got, nor before the mail to its owner was handed over.

alter table deliveries
  -- Since when its term was over once and nobody had got it: the office looks at it.
  add column unfetched_since timestamptz,
  -- The mail that warns the owner. 'warned_at' is when it was handed over.
  add column warning_id uuid;

grant update (available_until, unfetched_since, warning_id) on deliveries to wensenregister_app;

drop index untold_ends;
create index untold_ends on release_history (id)
  where told_at is null and case_id is not null and because in ('term-over', 'not-fetched');
