-- Two colleagues who decide on a request are two people, who see what they compare (specification 2.8).

-- Since when someone has a role, and from whom. Of before, as the audit log has it; whoever got a role
-- by a command has it from nobody.
alter table user_roles
  add column given_at timestamptz not null default now(),
  add column given_by uuid references users on delete set null;
create index on user_roles (given_by);
update user_roles r set given_at = u.created_at from users u where u.id = r.user_id;
update user_roles r
   set given_at = g.at, given_by = (select u.id from users u where u.id = g.actor_id)
  from (select distinct on (subject_id, detail) subject_id, detail, at, actor_id
          from audit_log where action = 'role.give'
         order by subject_id, detail, at desc) g
 where g.subject_id = r.user_id and g.detail = r.role;

-- How an approver looked into the request, and why they approve where a detail differs. Chosen, not
-- written: nobody's life goes into it.
alter table access_request_approvals
  add column checks text[] not null default '{}',
  add column despite text;
alter table access_request_approvals
  add check (checks <@ array['contact-called', 'member-called', 'certificate-seen',
                             'details-compared', 'card-seen']),
  add check (despite in ('other-name', 'typing-error', 'file-wrong'));
grant insert (checks, despite) on access_request_approvals to wensenregister_app;

-- What there is to compare is made anew by the next `npm run search:rebuild`.
update file_index set made_with = null;
