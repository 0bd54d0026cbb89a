-- Printed cards (specification 1, 4 'Card request', 9): an order of three cards a request, each
-- card with a token of its own in its QR code.

-- A request for cards, and how far it has come. The address is there twice: sealed with the person's
-- key, for the person; sealed by the application for who prints and posts the cards, and only until
-- that is done.
create table card_orders (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  wish_id uuid not null references wishes on delete cascade,
  variant text not null check (variant in ('standard', 'wilsverklaring')),
  state text not null default 'requested'
    check (state in ('requested', 'batched', 'printed', 'posted', 'returned', 'revoked')),
  sealed bytea not null,
  sealed_for_post bytea,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index on card_orders (user_id, created_at);
create index on card_orders (wish_id);
-- One order at a time, also when two saves come at once.
create unique index card_orders_open on card_orders (user_id)
  where state in ('requested', 'batched', 'printed');

-- The cards of an order, each with the hash of what its QR code holds.
create table cards (
  id uuid primary key,
  order_id uuid not null references card_orders on delete cascade,
  number integer not null check (number between 1 and 3),
  token_hash bytea not null unique,
  sealed_for_print bytea,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  unique (order_id, number)
);

alter table card_orders enable row level security;
alter table cards enable row level security;

grant select, insert on card_orders, cards to wensenregister_app;
grant update (state, variant, sealed_for_post) on card_orders to wensenregister_app;
grant update (revoked_at, sealed_for_print) on cards to wensenregister_app;
