-- What a save came to, so that repeating it (a button that was pressed twice) gets the same message.
alter table wish_saves
  add column is_new boolean not null default false,
  add column cards text not null default 'none' check (cards in ('none', 'withdrawn', 'printed')),
  add column not_confirmed text check (not_confirmed in ('often', 'full', 'empty'));
