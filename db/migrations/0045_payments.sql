-- Payments of guild members, what the payment provider told of them, and invoices.

-- What someone pays at the provider, one row an attempt: one that failed or expired stays as it is,
-- and another takes its place.
create table payments (
  id uuid primary key,
  -- What is paid for.
  request_id uuid not null,
  member_id uuid references franchise_partners on delete set null,
  -- With VAT in it; the currency is always the euro.
  amount_cents integer not null check (amount_cents > 0),
  vat_percent integer not null check (vat_percent between 0 and 99),
  state text not null default 'open'
    check (state in ('open', 'paid', 'failed', 'expired', 'refunded')),
  -- At the provider: the checkout, where it is, until when it can be used, and the money itself.
  session_id text unique,
  checkout_url text,
  expires_at timestamptz,
  intent_id text unique,
  refund_asked_at timestamptz,
  -- Something that a person has to look at: nothing moved, or a request was paid twice.
  problem text check (problem in ('amount', 'currency', 'session', 'twice')),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
-- Two tabs and a double click find each other here.
create unique index one_open_payment_a_request on payments (request_id) where state = 'open';
create index on payments (request_id);
create index on payments (member_id, created_at, id);
create index open_payments on payments (created_at) where state = 'open';
create index refunds_under_way on payments (refund_asked_at) where state = 'paid';

-- What the provider told, each once: its number, and what came of it.
create table payment_events (
  id text primary key check (length(id) <= 255),
  type text not null,
  payment_id uuid references payments on delete cascade,
  outcome text not null check (outcome in ('moved', 'unchanged', 'problem', 'unknown')),
  received_at timestamptz not null default now()
);
create index on payment_events (payment_id);
create index on payment_events (received_at);

-- The last number given out in a year. Whoever makes an invoice holds the row until the end of the
-- transaction, and what is rolled back gives its number back: no gaps.
create table invoice_counters (
  series text not null check (series in ('F', 'C')),
  year integer not null,
  last integer not null check (last > 0),
  primary key (series, year)
);

-- Invoices, and credit notes for what was paid back. Never changed: the names and addresses are those
-- of that moment, in plain text, since the law asks for them for seven years.
create table invoices (
  id uuid primary key,
  kind text not null check (kind in ('invoice', 'credit')),
  number text not null unique check (number ~ '^[FC][0-9]{4}-[0-9]{6,}$'),
  payment_id uuid not null references payments,
  member_id uuid references franchise_partners on delete set null,
  amount_cents integer not null check (amount_cents > 0),
  vat_percent integer not null,
  vat_cents integer not null check (vat_cents >= 0),
  billed_by jsonb not null,
  billed_to jsonb not null,
  issued_at timestamptz not null default now(),
  unique (payment_id, kind)
);
create index on invoices (member_id, issued_at);

alter table payments enable row level security;
alter table payment_events enable row level security;
alter table invoice_counters enable row level security;
alter table invoices enable row level security;

grant select, insert, delete on payments to wensenregister_app;
grant update (state, session_id, checkout_url, expires_at, intent_id, refund_asked_at, problem)
  on payments to wensenregister_app;
grant select, insert, delete, update (payment_id, outcome) on payment_events to wensenregister_app;
grant select, insert, update (last) on invoice_counters to wensenregister_app;
grant select, insert, delete on invoices to wensenregister_app;
