-- A member that was removed waits for calls about what it asked; its people and those linked to it hear the end at once.
alter table franchise_partners add column removal_told_at timestamptz;
