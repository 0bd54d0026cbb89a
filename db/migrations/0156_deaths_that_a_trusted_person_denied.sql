-- A request about a death that its trusted person denied needs a person.
alter table attention
  drop constraint attention_kind_check,
  add constraint attention_kind_check check (
    kind in ('mail', 'payment', 'refund', 'delivery', 'job', 'death', 'fetched', 'entered', 'denied'))
    not valid;
