-- What lives long moves by one table and leaves one history: payments, card orders and living wills
-- beside the requests and cases that did so already (docs/decisions/0051). Both tables are renamed, so
-- that their rows, rights and policies stay as they are.

alter table release_transitions rename to transitions;
alter table transitions rename constraint release_transitions_pkey to transitions_pkey;
alter table transitions drop constraint release_transitions_machine_check;
alter table transitions drop constraint transitions_pkey;
alter table transitions alter column former drop not null;
alter table transitions add unique nulls not distinct (machine, former, next);
comment on table transitions is
  'Where a row of a table can go from the state it is in, and, without a former one, where it begins. Printed by `npm run transitions`';

update transitions
   set machine = case machine when 'case' then 'release_cases' else 'access_requests' end;
insert into transitions (machine, former, next) values
  ('access_requests', null, 'unpaid'),
  ('access_requests', 'unpaid', 'waiting_contact'),
  ('access_requests', 'unpaid', 'expired'),
  ('access_requests', 'waiting_contact', 'waiting_time'),
  ('access_requests', 'waiting_contact', 'pending_verification'),
  ('access_requests', 'waiting_contact', 'rejected'),
  ('access_requests', 'waiting_contact', 'stopped'),
  ('access_requests', 'waiting_contact', 'expired'),
  ('access_requests', 'waiting_time', 'pending_verification'),
  ('access_requests', 'waiting_time', 'rejected'),
  ('access_requests', 'waiting_time', 'stopped'),
  ('access_requests', 'pending_verification', 'completed'),
  ('access_requests', 'pending_verification', 'rejected'),
  ('access_requests', 'pending_verification', 'stopped'),
  ('access_requests', 'completed', 'stopped'),
  ('card_orders', null, 'requested'),
  ('card_orders', 'requested', 'batched'),
  ('card_orders', 'requested', 'revoked'),
  ('card_orders', 'batched', 'printed'),
  ('card_orders', 'batched', 'revoked'),
  ('card_orders', 'batched', 'requested'),
  ('card_orders', 'printed', 'posted'),
  ('card_orders', 'printed', 'revoked'),
  ('card_orders', 'posted', 'returned'),
  ('payments', null, 'open'),
  ('payments', 'open', 'paid'),
  ('payments', 'open', 'failed'),
  ('payments', 'open', 'expired'),
  ('payments', 'failed', 'paid'),
  ('payments', 'expired', 'paid'),
  ('payments', 'paid', 'refunded'),
  ('release_cases', null, 'reported'),
  ('release_cases', 'reported', 'waiting'),
  ('release_cases', 'reported', 'stopped'),
  ('release_cases', 'reported', 'refused'),
  ('release_cases', 'reported', 'closed'),
  ('release_cases', 'waiting', 'approved'),
  ('release_cases', 'waiting', 'stopped'),
  ('release_cases', 'waiting', 'refused'),
  ('release_cases', 'waiting', 'closed'),
  ('release_cases', 'approved', 'delivered'),
  ('release_cases', 'approved', 'stopped'),
  ('release_cases', 'approved', 'closed'),
  ('release_cases', 'delivered', 'stopped'),
  ('release_cases', 'delivered', 'closed'),
  ('wilsverklaringen', null, 'draft'),
  ('wilsverklaringen', null, 'printed'),
  ('wilsverklaringen', null, 'signed'),
  ('wilsverklaringen', null, 'discussed'),
  ('wilsverklaringen', null, 'confirmed'),
  ('wilsverklaringen', 'draft', 'printed'),
  ('wilsverklaringen', 'draft', 'revoked'),
  ('wilsverklaringen', 'printed', 'draft'),
  ('wilsverklaringen', 'printed', 'signed'),
  ('wilsverklaringen', 'printed', 'revoked'),
  ('wilsverklaringen', 'signed', 'discussed'),
  ('wilsverklaringen', 'signed', 'confirmed'),
  ('wilsverklaringen', 'signed', 'revoked'),
  ('wilsverklaringen', 'discussed', 'confirmed'),
  ('wilsverklaringen', 'discussed', 'revoked'),
  ('wilsverklaringen', 'confirmed', 'discussed'),
  ('wilsverklaringen', 'confirmed', 'revoked')
on conflict do nothing;

alter table release_history rename to history;
alter table history rename constraint release_history_pkey to history_pkey;
alter sequence release_history_id_seq rename to history_id_seq;
alter table history add column machine text, add column row_id uuid;
update history
   set machine = case when case_id is null then 'access_requests' else 'release_cases' end,
       row_id = coalesce(case_id, request_id);
-- With them go the indexes and the check that name them.
alter table history
  drop column case_id,
  drop column request_id,
  alter column machine set not null,
  alter column row_id set not null;
create index on history (machine, row_id, id);
create index untold_steps on history (id) where told_at is null and machine = 'access_requests';
create index untold_ends on history (id)
  where told_at is null and machine = 'release_cases' and because in ('term-over', 'not-fetched');
comment on table history is
  'A row for each step of what lives long: which row of which table, who, when and why. Only ever added to, by triggers; it goes with its row';

-- Under their names of before, for the version that still runs and for one that goes back. A later
-- release drops both.
create view release_transitions as
  select case machine when 'release_cases' then 'case' else 'request' end as machine, former, next
    from transitions
   where machine in ('release_cases', 'access_requests') and former is not null;
create view release_history with (security_invoker) as
  select id, at, case machine when 'release_cases' then row_id end as case_id,
         case machine when 'access_requests' then row_id end as request_id,
         former, next, actor_id, acted_as, because, told_at
    from history where machine in ('release_cases', 'access_requests');
grant select, update (told_at) on release_history to wensenregister_app;
-- A trigger of before notes a step here. Where one of now notes it as well, it is there already.
create rule note as on insert to release_history do instead
  insert into history (machine, row_id, former, next, actor_id, acted_as, because)
  select case when new.case_id is null then 'access_requests' else 'release_cases' end,
         coalesce(new.case_id, new.request_id), new.former, new.next, new.actor_id, new.acted_as,
         new.because
   where not exists (
     select from history h
      where h.row_id = coalesce(new.case_id, new.request_id) and h.at >= now()
        and h.former is not distinct from new.former and h.next = new.next
        and h.machine = case when new.case_id is null then 'access_requests' else 'release_cases' end);
