-- An address that was never confirmed may be a stranger's typing. Such accounts go after 30 days; the
-- nightly cleaning reaches no other account.
create policy cleaning on users for select using (
  actor_system() = 'cleaning'
  and email_verified_at is null and created_at < now() - interval '30 days');
create policy cleaning_remove on users for delete using (
  actor_system() = 'cleaning'
  and email_verified_at is null and created_at < now() - interval '30 days');

-- What was typed at a sign-up is kept in the token of its mail only. Rows made before that go.
delete from consents c using users u where u.id = c.user_id and u.email_verified_at is null;
delete from profiles p using users u where u.id = p.user_id and u.email_verified_at is null;
