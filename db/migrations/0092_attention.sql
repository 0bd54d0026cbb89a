-- What needs a person, for the page 'Aandacht' of the office (docs/decisions/0049).

create table attention (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('mail', 'payment', 'refund', 'delivery', 'job')),
  -- The id of that mail, payment or delivery; the name of the job.
  about text not null,
  -- What sort of mail it is; what the problem is.
  why text,
  since timestamptz not null default now(),
  unique (kind, about)
);
comment on table attention is
  'What needs a person, as long as it does: triggers and a job fill and clear it, and an administrator says what was done';
alter table attention enable row level security;
grant select on attention to wensenregister_app;

insert into role_capabilities (role, capability) values ('admin', 'attention.manage');

-- What waited for a person before there was a page for it.
insert into attention (kind, about, why, since)
  select 'mail', id::text, kind, coalesce(first_attempt_at, created_at)
    from mails where status = 'needs_review'
  union all
  select 'payment', id::text, problem, changed_at
    from payments where problem in ('amount', 'currency', 'session')
  union all
  select 'refund', id::text, null, refund_failed_at
    from payments where refund_failed_at is not null and state = 'paid'
  union all
  select 'delivery', id::text, problem, now()
    from deliveries where delivered_at is null and (failures >= 3 or problem = 'nothing');
