-- What the page of a delivery says of somebody who died, before any document: beside the run sheet,
-- and gone with it.

alter table delivery_files add column sealed_first bytea;
comment on column delivery_files.sealed_first is
  'Of the run sheet: a sentence and three facts of who died, sealed with the key of the application';
grant update (sealed_first) on delivery_files to wensenregister_app;
