-- What the register says of a code on the last page of a booklet. It is kept by a slow hash of the code and
-- sealed with another part of it: whoever reads this table learns neither the code nor what it says.
create table booklet_codes (
  hash bytea primary key check (octet_length(hash) = 32),
  wish_id uuid not null references wishes on delete cascade,
  -- Of the confirmed version.
  number integer not null check (number > 0),
  sealed bytea not null,
  made_at timestamptz not null default now(),
  unique (wish_id, number)
);
comment on table booklet_codes is
  'What is said to who types the code of a booklet on paper: whose it is and which version';

alter table booklet_codes enable row level security;
grant select, insert, delete on booklet_codes to wensenregister_app;
