-- What comes after a delivery: a mail before the file is deleted, and the deletion. What stays is what
-- the law asks for: the invoice, and the history without the person.

-- When those concerned were told that the file is about to be deleted. Nothing is deleted before.
alter table deliveries add column warned_at timestamptz;
create index on deliveries (deletes_at);
create index delivered_cases on release_cases (id) where state = 'delivered';

-- The mail that came late, because the site was down, moves the day of deletion on.
grant update (warned_at, deletes_at) on deliveries to wensenregister_app;

-- Ends that were not told yet.
create index untold_ends on release_history (id)
  where told_at is null and case_id is not null and because = 'term-over';
