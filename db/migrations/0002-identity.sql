-- Accounts and sign-ins. Rows, not facts: what people are called and how to reach them is never in the log.

create table users (
  id text primary key,
  username text not null,
  email text,
  first_name text,
  last_name text,
  role text not null check (role in ('user', 'learner', 'teacher', 'admin')),
  learning_goals text not null default '',
  password_hash text not null,
  password_generated boolean not null default false,
  is_active boolean not null default true,
  time_zone text not null default 'UTC',
  settings jsonb not null default '{}',
  created_at timestamptz not null
);
create unique index users_username_key on users (lower(username));
create unique index users_email_key on users (lower(email)) where email is not null;

-- A sign-in is found by the SHA-256 of its session id; the id itself is only in the browser's cookie.
create table sign_ins (
  id_hash text primary key,
  public_id text not null unique,
  user_id text not null references users (id) on delete cascade,
  expires_at timestamptz not null,
  started_at timestamptz not null,
  last_seen_at timestamptz not null,
  device text not null default ''
);
create index sign_ins_user on sign_ins (user_id);

-- Failed sign-ins and the like, by account and by address; shared by all server processes.
create table throttles (
  name text primary key,
  failures integer not null,
  since timestamptz not null,
  locked_until timestamptz
);
