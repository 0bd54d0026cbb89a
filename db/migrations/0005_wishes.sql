-- The wish file. Specification section 3 ('wishes'). The questionnaire is one sealed row a section,
-- so that two steps open in two tabs never overwrite each other; 'secret' is sealed with a key of
-- its own and visible to its owner only.

-- Every number ever given out; rows stay when a file is deleted, so no number is used twice.
create table wish_file_numbers (
  number text primary key check (number ~ '^WR[0-9]{8}$'),
  issued_at timestamptz not null default now()
);

-- The wish file of a person.
create table wishes (
  id uuid primary key,
  user_id uuid not null unique references users on delete cascade,
  wish_file_number text not null unique references wish_file_numbers,
  title text not null,
  is_completed boolean not null default false,
  visibility text not null default 'private' check (visibility in ('private')),
  last_updated_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A keyed hash over the number and hash of the newest confirmed version, under the owner's key: a
  -- version that was taken away from the end is missed. Empty on files whose newest version is older.
  versions_seal bytea
);
create index on wishes (last_updated_by);

-- The answers to one section of the interview; 'formulier' is the older form on one page (2.6).
create table wish_sections (
  wish_id uuid not null references wishes on delete cascade,
  section text not null check (section in
    ('veer', 'steen', 'kaars', 'rituelen', 'praktisch', 'naw', 'secret', 'formulier')),
  sealed bytea not null,
  revision integer not null check (revision > 0),
  updated_at timestamptz not null default now(),
  primary key (wish_id, section)
);

-- Saves that were carried out, so that a save whose answer was lost can be repeated. The content
-- is a keyed hash: the same id with other content is another save.
create table wish_saves (
  wish_id uuid not null references wishes on delete cascade,
  id uuid not null,
  section text not null,
  content bytea not null,
  created_at timestamptz not null default now(),
  -- A form saves by itself many times, each time with a higher number, so that one which arrives
  -- late is known. The revision that it left shows whether someone else has saved since; -1 is none,
  -- of a form that went on as another.
  sequence integer not null default 0,
  revision integer not null default -1,
  -- What it came to, so that repeating it (a button that was pressed twice) gets the same message.
  is_new boolean not null default false,
  cards text not null default 'none' check (cards in ('none', 'withdrawn', 'printed')),
  not_confirmed text check (not_confirmed in ('often', 'full', 'empty')),
  primary key (wish_id, id)
);
create index on wish_saves (created_at);

-- Confirmed versions: questions and answers as they were shown, each hash over the one before.
create table wish_versions (
  wish_id uuid not null references wishes on delete cascade,
  number integer not null check (number > 0),
  sealed bytea not null,
  sealed_secret bytea not null,
  hash bytea not null,
  previous_hash bytea,
  confirmed_at timestamptz not null,
  primary key (wish_id, number)
);

alter table wish_file_numbers enable row level security;
alter table wishes enable row level security;
alter table wish_sections enable row level security;
alter table wish_saves enable row level security;
alter table wish_versions enable row level security;

grant insert on wish_file_numbers to wensenregister_app;
grant select, insert, update, delete on wishes, wish_sections, wish_saves to wensenregister_app;
-- A confirmed version is never changed; it goes only when its file goes.
grant select, insert on wish_versions to wensenregister_app;
