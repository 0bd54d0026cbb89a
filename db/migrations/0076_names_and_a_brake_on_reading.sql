-- Whoever starts a conversation knows the whole last name: its hash is made from now on, for those who
-- are there already by the next `npm run search:rebuild`.
update file_index set made_with = null;
