-- By way of whom someone has a role: who gave it, who gave that one a role, and so on, as it was then.
-- It stays when one of them loses the role or the account: two approvals by one person would count as
-- two if somebody in between were taken away again. given_by alone is not asked any more.
alter table user_roles add column given_through uuid[] not null default '{}';
with recursive above(start, role, id) as (
  select user_id, role, given_by from user_roles where given_by is not null
  union
  select a.start, a.role, g.given_by
    from above a join user_roles g on g.user_id = a.id where g.given_by is not null)
update user_roles r set given_through = array(
  select id from above where start = r.user_id and above.role = r.role);
comment on column user_roles.given_through is
  'Who gave the role, and by way of whom; also those who have none, or no account, any more.';
