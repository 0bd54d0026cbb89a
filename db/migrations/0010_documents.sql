-- Documents and media of a person. Specification 2.1 ('/vragenlijst/documenten').

-- Files that someone keeps. The contents are sealed in the storage under a random key; name,
-- description and the key of the contents are sealed here. Kind and size are plain, since the quota
-- is counted by the database.
create table documents (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- 'document': shown on the page of documents. Others belong to the part that stores them.
  purpose text not null check (purpose in ('document', 'wilsverklaring')),
  kind text not null check (kind in ('pdf', 'jpg', 'png', 'heic', 'mp3', 'm4a', 'mp4', 'txt')),
  size integer not null check (size > 0),
  sealed bytea not null,
  storage_key uuid not null unique,
  created_at timestamptz not null default now()
);
create index on documents (user_id, created_at);

-- Music for the farewell: rows of artist, title and link, as one sealed list.
create table playlists (
  user_id uuid primary key references users on delete cascade,
  sealed bytea not null,
  revision integer not null check (revision > 0),
  updated_at timestamptz not null default now()
);

alter table documents enable row level security;
alter table playlists enable row level security;

grant select, insert, update, delete on documents, playlists to wensenregister_app;
