-- A request that was stopped after something was got of it, or by a sign-in after somebody had said yes,
-- needs a person.
alter table attention
  drop constraint attention_kind_check,
  add constraint attention_kind_check check (
    kind in ('mail', 'payment', 'refund', 'delivery', 'job', 'death', 'fetched', 'entered')) not valid;
