-- Requests for cards: who asked, when, for which cards, and what that person agreed to. They used to
-- hide in the sealed answers to naw, under keys that no question has ('cardsRequestedAt' and
-- 'cardRequestedWithWilsverklaring'). Those are read no more. Nothing can move them from here, since
-- only the application opens an answer.
create table card_requests (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  wish_id uuid not null references wishes on delete cascade,
  variant text not null check (variant in ('standard', 'wilsverklaring')),
  -- Version of the page on which the person agreed.
  consent text not null,
  requested_at timestamptz not null default now(),
  -- The order that was made for it; none as long as it waits for the wishes to be completed.
  order_id uuid references card_orders on delete cascade
);
create index on card_requests (user_id, requested_at);
create index on card_requests (wish_id);
create index on card_requests (order_id);
-- One request waits at a time, also when two come at once.
create unique index card_requests_waiting on card_requests (user_id) where order_id is null;

alter table card_requests enable row level security;
grant select, insert, delete on card_requests to wensenregister_app;
grant update (variant, consent, requested_at, order_id) on card_requests to wensenregister_app;

-- What the form of a save held, as fingerprints of its answers under a key of its owner, so that the
-- next save of that form is merged with what others stored in between. A revision is too coarse for
-- that: it tells that something was changed, not what.
alter table wish_saves drop column revision, add column seen text;
