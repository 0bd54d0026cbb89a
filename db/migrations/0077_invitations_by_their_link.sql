-- Somebody takes part in a guild member by the link of that very invitation, and by nothing else: a
-- sign-up with the same address is an account of a private person, who is asked.

-- Whether the account came with the invitation. One that somebody made for themselves stays when the
-- member goes; so do those of before, of which nobody knows.
alter table guild_memberships add column brought_account boolean not null default false;

-- An account that nobody is in yet is no longer part of a member: its newest link makes it so.
with waiting as (
  select m.id, m.user_id, t.id as link, t.expires_at
    from guild_memberships m
    join users u on u.id = m.user_id and u.email_verified_at is null
    left join lateral (
      select id, expires_at from tokens
       where user_id = u.id and purpose = 'reset' and used_at is null and expires_at > now()
       order by created_at desc limit 1) t on true)
update guild_memberships m
   set user_id = null, invited_user_id = w.user_id, invitation = w.link, invited_until = w.expires_at
  from waiting w where m.id = w.id;
