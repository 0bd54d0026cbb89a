-- Who of the people that someone names may read their wishes, what of it and from when
-- (specification 1). A row for each contact of step 1; it stays when that step is saved anew.
create table relatives (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  -- By which the contact of step 1 is found again: a keyed hash of the address, or of name and telephone
  -- where there is none, or where two have one address.
  contact_hash bytea not null,
  -- Who named them, and name, relation, address and telephone of the contact, as the interview has them.
  sealed bytea not null,
  state text not null default 'noted'
    check (state in ('noted', 'invited', 'accepted', 'confirmed', 'declined', 'withdrawn')),
  because text check (because ~ '^[a-z]+(-[a-z]+){0,5}$'),
  -- Which part is read from when, where that is not the default (after the death, all but the
  -- confidential part): {"parts": {"veer": "now"}, "documents": {"<id>": "never"}}.
  rules jsonb not null default '{}' check (jsonb_typeof(rules) = 'object'),
  asked_at timestamptz,
  answers_until timestamptz,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
comment on table relatives is
  'A contact of someone, whether they want to read the wishes and may, and which parts from when';
create unique index one_relative_a_contact on relatives (owner_id, contact_hash)
  where state <> 'withdrawn';
create index on relatives (owner_id);
create index on relatives (state, changed_at);

-- Links in mails to contacts, and codes of letters. Each works once.
create table relative_links (
  hash bytea primary key,
  relative_id uuid not null references relatives on delete cascade,
  purpose text not null check (purpose in ('answer', 'visit')),
  -- Of the cookie of the browser that asked for it, where only that one may use it.
  browser bytea,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on table relative_links is
  'By its hash, a link in a mail to a contact, or a code of a letter: works once';
create index on relative_links (relative_id);

alter table relatives enable row level security;
alter table relative_links enable row level security;
grant select, insert, delete,
      update (contact_hash, sealed, state, because, rules, asked_at, answers_until)
  on relatives to wensenregister_app;
grant select, insert, delete, update (used_at) on relative_links to wensenregister_app;

insert into transitions (machine, former, next) values
  ('relatives', null, 'noted'),
  ('relatives', 'noted', 'invited'),
  ('relatives', 'noted', 'withdrawn'),
  ('relatives', 'invited', 'accepted'),
  ('relatives', 'invited', 'declined'),
  ('relatives', 'invited', 'withdrawn'),
  ('relatives', 'accepted', 'confirmed'),
  ('relatives', 'accepted', 'declined'),
  ('relatives', 'accepted', 'withdrawn'),
  ('relatives', 'confirmed', 'declined'),
  ('relatives', 'confirmed', 'withdrawn'),
  ('relatives', 'declined', 'invited'),
  ('relatives', 'declined', 'withdrawn')
on conflict do nothing;
