-- What was fetched at once: all of a delivery as one ZIP, or one document.
alter table delivery_downloads add column request text;
comment on column delivery_downloads.request is
  'The request by which it was fetched: the documents of one ZIP share it; null for those of before';
