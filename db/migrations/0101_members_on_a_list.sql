-- Guild members that everybody finds by town or postal code.

alter table franchise_partners add column listed_at timestamptz;
comment on column franchise_partners.listed_at is
  'Since when its owner agrees that it stands on the public list; null without that';
