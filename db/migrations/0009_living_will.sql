-- Medical living wills (specification 3, 'wilsverklaringen'). Data about health: kept only while
-- their owner consents to that, and then sealed. Dates of signing and talking are sealed as well.

-- The living wills of a person, and how far each has come.
create table wilsverklaringen (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  state text not null default 'draft'
    check (state in ('draft', 'printed', 'signed', 'discussed', 'confirmed', 'revoked')),
  is_completed boolean not null default false
    check (is_completed = (state in ('signed', 'discussed', 'confirmed'))),
  sealed bytea not null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index on wilsverklaringen (user_id, created_at);
-- One that is being written, and one that holds.
create unique index wilsverklaringen_draft on wilsverklaringen (user_id)
  where state in ('draft', 'printed');
create unique index wilsverklaringen_signed on wilsverklaringen (user_id) where is_completed;

-- Where a living will can go from where it is; the same table stands in
-- features/living-will/states.ts.
create function move_wilsverklaring() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
    begin
      new.is_completed := new.state in ('signed', 'discussed', 'confirmed');
      new.changed_at := now();
      if old.state <> new.state and (old.state, new.state) not in (
        ('draft', 'printed'), ('draft', 'revoked'),
        ('printed', 'draft'), ('printed', 'signed'), ('printed', 'revoked'),
        ('signed', 'discussed'), ('signed', 'confirmed'), ('signed', 'revoked'),
        ('discussed', 'confirmed'), ('discussed', 'revoked'),
        ('confirmed', 'discussed'), ('confirmed', 'revoked')
      ) then
        raise exception 'a living will cannot go from % to %', old.state, new.state
          using errcode = 'check_violation';
      end if;
      return new;
    end
  $$;
create trigger move before update on wilsverklaringen
  for each row execute function move_wilsverklaring();

revoke all on function move_wilsverklaring() from public;
grant execute on function move_wilsverklaring() to wensenregister_app;

alter table wilsverklaringen enable row level security;
grant select, insert, update, delete on wilsverklaringen to wensenregister_app;

-- Nothing is written without consent; taking away is always possible.
create policy own on wilsverklaringen using (user_id = actor_id())
  with check (user_id = actor_id() and (select actor_consents('health')));
