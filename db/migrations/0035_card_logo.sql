-- The logo on cards and letters (specification 2.8, 'Default Logo'). Its bytes are in the storage for
-- files, sealed; the key is here. An older one stays as long as a batch that has it is to be printed.
create table card_logos (
  id uuid primary key,
  kind text not null check (kind in ('png', 'jpg')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  sealed_key bytea not null,
  storage_key uuid not null unique,
  created_at timestamptz not null default now()
);
alter table default_card_settings add column logo_id uuid references card_logos on delete set null;
create index on default_card_settings (logo_id);

alter table card_logos enable row level security;
grant select, insert, delete on card_logos to wensenregister_app;
grant update (sealed_key) on card_logos to wensenregister_app;
