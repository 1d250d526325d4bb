-- Knowledge items and learning journeys: rows that staff edit, beside the thin facts of the streams 'knowledge' and
-- 'journeys'. A row says which revision is in force; what an item or a journey says stands in its immutable revisions,
-- which citations and facts name. Both pairs of tables have the same columns (packages/api/src/content/revised.table.ts).

create table knowledge_items (
  id text primary key,
  revision integer not null,
  is_active boolean not null default true,
  -- A removed item keeps its row: old citations still open, and a start does not bring it back.
  is_removed boolean not null default false,
  source text not null check (source in ('shipped', 'staff')),
  -- The version of the shipped file that was last looked at; null for an item that staff made.
  content_version integer,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table knowledge_item_revisions (
  id text not null,
  revision integer not null,
  content jsonb not null,
  created_at timestamptz not null,
  primary key (id, revision)
);

create table journeys (
  id text primary key,
  revision integer not null,
  is_active boolean not null default true,
  is_removed boolean not null default false,
  source text not null check (source in ('shipped', 'staff')),
  content_version integer,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table journey_revisions (
  id text not null,
  revision integer not null,
  content jsonb not null,
  created_at timestamptz not null,
  primary key (id, revision)
);

create trigger knowledge_item_revisions_stay before update or delete on knowledge_item_revisions for each row execute function refuse_change_of_revision();
create trigger journey_revisions_stay before update or delete on journey_revisions for each row execute function refuse_change_of_revision();

-- Not only courses ship: `part_of` is what ships together under one version (a course, or one item or journey).
alter table shipped_content rename column course_id to part_of;
alter table shipped_content drop constraint shipped_content_kind_check;
alter table shipped_content add constraint shipped_content_kind_check
  check (kind in ('course', 'section', 'lesson', 'key-ideas', 'item', 'term', 'knowledge', 'journey'));
alter index shipped_content_course rename to shipped_content_part;
