-- The contact who acts: somebody who may read in one file by what its owner decided, and nothing else.
create or replace function actor_relative() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.actor_relative', true), '')::uuid;
