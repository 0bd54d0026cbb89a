-- The picture of a paper that came with a form in which something else was wrong waits for the rest of it.
alter table documents
  drop constraint documents_purpose_check,
  add constraint documents_purpose_check
    check (purpose in ('document', 'wilsverklaring', 'waiting')) not valid;
