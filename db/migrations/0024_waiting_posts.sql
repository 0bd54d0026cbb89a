-- What waits for signing in is kept apart for each browser that posted it: who knows the id of an
-- account must not be able to replace what its owner posted. Until now the key was the page. The
-- version that still runs goes by that column; rows of today leave it empty and say in `pattern` of
-- which page they are. A later release can take `page` away.
alter table carried_posts
  drop constraint carried_posts_pkey,
  alter column page drop not null,
  add unique (user_id, page),
  add column pattern text,
  add unique (user_id, pattern, token),
  add check (num_nonnulls(page, pattern) = 1);
