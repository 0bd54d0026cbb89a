-- Medical living wills (specification 3, 'wilsverklaringen'). Data about health: kept only while
-- their owner consents to that, and then sealed. Dates of signing and talking are sealed as well.

-- The living wills of a person, and how far each has come.
create table wilsverklaringen (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  state text not null default 'draft'
    check (state in ('draft', 'printed', 'signed', 'discussed', 'confirmed', 'revoked')),
  is_completed boolean not null default false
    check (is_completed = (state in ('signed', 'discussed', 'confirmed'))),
  sealed bytea not null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index on wilsverklaringen (user_id, created_at);
-- One that is being written, and one that holds.
create unique index wilsverklaringen_draft on wilsverklaringen (user_id)
  where state in ('draft', 'printed');
create unique index wilsverklaringen_signed on wilsverklaringen (user_id) where is_completed;

alter table wilsverklaringen enable row level security;
grant select, insert, update, delete on wilsverklaringen to wensenregister_app;
