-- When whoever paid asked their bank for it: such a payment needs a person, and so does one that went back while what it
-- was for goes on.
alter table payments add column disputed_at timestamptz;
grant update (disputed_at) on payments to wensenregister_app;

alter table attention
  drop constraint attention_kind_check,
  add constraint attention_kind_check check (
    kind in ('mail', 'payment', 'refund', 'returned', 'delivery', 'job', 'death', 'fetched', 'entered', 'denied'))
    not valid;
