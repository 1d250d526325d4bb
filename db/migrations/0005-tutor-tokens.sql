-- What a model brain has cost each learner on their latest day: tokens used, and those set aside for calls that are under way.
-- A row and no fact: it is counted by all server processes before and after each call, and yesterday's count is nobody's need.
create table tutor_tokens (
  user_id text primary key references users (id) on delete cascade,
  -- The learner's local day, `2026-01-05`; it never goes back, also where they change their time zone.
  day text not null,
  tokens bigint not null check (tokens >= 0)
);
