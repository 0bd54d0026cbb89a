-- Search in the knowledge base and the blog. The texts are part of the build; what is here is a
-- copy for searching, filled by the application when it starts with other texts than before.

create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- Dutch stems ('uitvaarten' finds 'uitvaart'), with or without accents.
create text search configuration dutch_unaccented (copy = dutch);
alter text search configuration dutch_unaccented
  alter mapping for hword, hword_part, word with unaccent, dutch_stem;

-- Articles and posts.
create table content_pages (
  path text primary key,
  title text not null,
  description text not null,
  body text not null,
  -- Of all texts together; the same in every row.
  version text not null,
  -- Stems of the title, the description and the body, by weight.
  search tsvector not null
);
create index on content_pages using gin (search);

-- Every word of the texts, to offer the nearest one when a word is found nowhere.
create table content_words (
  word text primary key,
  pages integer not null
);
create index on content_words using gin (word gin_trgm_ops);

alter table content_pages enable row level security;
alter table content_words enable row level security;
grant select, insert, update, delete on content_pages, content_words to wensenregister_app;
