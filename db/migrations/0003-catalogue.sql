-- Courses and what they teach. Rows that staff edit, beside the thin facts of the stream 'catalogue'.
-- `source` says whose text stands: what shipped, until staff changed it. Lessons, key ideas and question items are
-- also kept as immutable revisions, which facts and citations name.

create table categories (
  id text primary key,
  name text not null,
  slug text not null unique,
  description text not null default '',
  color text not null default '#3B82F6',
  icon text not null default '📖' check (char_length(icon) <= 10),
  sort_order integer not null default 0
);

create table courses (
  id text primary key,
  title text not null,
  description text not null,
  category text not null,
  difficulty text not null check (difficulty in ('beginner', 'intermediate', 'advanced')),
  estimated_duration_hours integer not null check (estimated_duration_hours >= 0),
  learning_objectives jsonb not null default '[]',
  tags jsonb not null default '[]',
  prerequisites jsonb not null default '[]',
  tries integer not null default 3 check (tries > 0),
  is_active boolean not null default true,
  -- A removed course keeps its row: its title is still read in what learners did, and a start does not bring it back.
  is_removed boolean not null default false,
  source text not null check (source in ('shipped', 'staff')),
  -- The version of the shipped folder that was last looked at; null for a course that staff made.
  content_version integer,
  outline_revision integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table skills (
  id text primary key,
  course_id text not null references courses (id),
  name text not null,
  order_index integer not null
);
create index skills_course on skills (course_id);

create table sections (
  id text primary key,
  course_id text not null references courses (id),
  title text not null,
  objective_type text not null default 'learn' check (objective_type in ('learn', 'practice', 'apply', 'review')),
  estimated_duration_minutes integer not null default 30 check (estimated_duration_minutes >= 0),
  order_index integer not null,
  skill_ids jsonb not null default '[]',
  is_removed boolean not null default false,
  source text not null check (source in ('shipped', 'staff'))
);
create index sections_course on sections (course_id);

create table lessons (
  id text primary key,
  section_id text not null references sections (id),
  course_id text not null references courses (id),
  title text not null,
  description text not null default '',
  content text not null default '',
  objectives jsonb not null default '[]',
  estimated_duration_minutes integer not null default 0 check (estimated_duration_minutes >= 0),
  difficulty text not null check (difficulty in ('beginner', 'intermediate', 'advanced')),
  order_index integer not null default 0,
  lou_personality jsonb not null,
  is_published boolean not null default false,
  is_removed boolean not null default false,
  revision integer not null,
  source text not null check (source in ('shipped', 'staff'))
);
create index lessons_course on lessons (course_id);
create index lessons_section on lessons (section_id);

create table content_blocks (
  id text primary key,
  lesson_id text not null references lessons (id),
  type text not null check (type in ('text', 'video', 'quiz', 'exercise', 'discussion')),
  title text not null default '',
  content text not null,
  lou_context text not null default '',
  order_index integer not null default 0,
  is_interactive boolean not null default false,
  metadata jsonb not null default '{}'
);
create index content_blocks_lesson on content_blocks (lesson_id);

-- A lesson with its blocks as it stood. No foreign keys: a revision outlives what it was a revision of.
create table lesson_revisions (
  lesson_id text not null,
  revision integer not null,
  lesson jsonb not null,
  created_at timestamptz not null,
  primary key (lesson_id, revision)
);

-- The key ideas of a section, revised together; the revision holds them.
create table key_ideas (
  section_id text primary key references sections (id),
  course_id text not null references courses (id),
  revision integer not null,
  source text not null check (source in ('shipped', 'staff'))
);
create index key_ideas_course on key_ideas (course_id);

create table key_idea_revisions (
  section_id text not null,
  revision integer not null,
  key_ideas jsonb not null,
  created_at timestamptz not null,
  primary key (section_id, revision)
);

create table question_items (
  id text primary key,
  section_id text not null references sections (id),
  course_id text not null references courses (id),
  order_index integer not null default 0,
  revision integer not null,
  is_retired boolean not null default false,
  source text not null check (source in ('shipped', 'staff'))
);
create index question_items_course on question_items (course_id);

create table question_item_revisions (
  item_id text not null,
  revision integer not null,
  item jsonb not null,
  created_at timestamptz not null,
  primary key (item_id, revision)
);

create table glossary_terms (
  id text primary key,
  course_id text not null references courses (id),
  section_id text references sections (id),
  term text not null,
  meaning text not null,
  order_index integer not null default 0,
  source text not null check (source in ('shipped', 'staff'))
);
create index glossary_terms_course on glossary_terms (course_id);

-- What the last version of the shipped content said of each unit (course, section, lesson, key ideas, item, term),
-- taken or not: by it a newer version is compared, and `is_offered` marks what waits because staff had changed the row.
create table shipped_content (
  kind text not null check (kind in ('course', 'section', 'lesson', 'key-ideas', 'item', 'term')),
  id text not null,
  course_id text not null,
  content_version integer not null,
  content jsonb not null,
  is_offered boolean not null default false,
  primary key (kind, id)
);
create index shipped_content_course on shipped_content (course_id);

create function refuse_change_of_revision() returns trigger language plpgsql as $$
begin
  raise exception 'A revision is never changed.';
end
$$;
create trigger lesson_revisions_stay before update or delete on lesson_revisions for each row execute function refuse_change_of_revision();
create trigger key_idea_revisions_stay before update or delete on key_idea_revisions for each row execute function refuse_change_of_revision();
create trigger question_item_revisions_stay before update or delete on question_item_revisions for each row execute function refuse_change_of_revision();
