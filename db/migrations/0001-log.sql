-- The log, and what stands beside it. The rules are in ARCHITECTURE.md, 'The log'; who calls what is in packages/eventlog.
-- Nothing here needs more than PostgreSQL 15, so that the embedded database and a server of one's own run the same text.

-- What happened, once and for all. `data` and `meta` are json and not jsonb: a fact comes back byte for byte as it was
-- written (jsonb reorders keys, and a fold that goes through them would differ between a fact just appended and one read).
create table facts (
  position bigint generated always as identity primary key,
  id uuid not null unique,
  stream text collate "C" not null,
  version integer not null,
  type text collate "C" not null,
  data json not null,
  meta json not null,
  recorded_at timestamptz not null,
  unique (stream, version)
);

-- What people wrote or said. No foreign key: its check would lock the fact's row, and only append_many and erase_stream write here.
create table fact_words (
  fact_id uuid primary key,
  stream text collate "C" not null,
  words json not null
);

-- Names that are one stream's alone.
create table claims (
  name text collate "C" primary key,
  stream text collate "C" not null
);
create index claims_of_stream on claims (stream);

-- Idempotency keys, each with the facts that its append wrote.
create table append_keys (
  key text collate "C" primary key,
  stream text collate "C" not null,
  first_version integer not null,
  last_version integer not null
);
create index append_keys_of_stream on append_keys (stream);

-- Tombstones: a stream that was erased takes no fact again.
create table erased_streams (
  stream text collate "C" primary key
);

-- Folded states of long histories: a shortcut, never a truth.
create table learner_snapshots (
  stream text collate "C" not null,
  view text collate "C" not null,
  view_version integer not null,
  version integer not null,
  state json not null,
  primary key (stream, view, view_version)
);

-- Rows of the views that many learners share, and how far each of these views has come.
create table platform_rows (
  view text collate "C" not null,
  view_version integer not null,
  key text collate "C" not null,
  row json not null,
  primary key (view, view_version, key)
);
create table platform_checkpoints (
  view text collate "C" not null,
  view_version integer not null,
  position bigint not null default 0,
  -- Goes up whenever rows change in another way than by following (an erasure), so that a follower drops what it remembers.
  generation integer not null default 0,
  holder text,
  held_until timestamptz,
  moved_at timestamptz not null default now(),
  primary key (view, view_version)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.stream = current_setting('lou.erasing', true) then
      return old;
    end if;
  end if;
  raise exception 'The log only grows: % on % is refused.', tg_op, tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger facts_stay before update or delete on facts for each row execute function refuse_change();
create trigger facts_stay_all before truncate on facts for each statement execute function refuse_change();
create trigger words_stay before update or delete on fact_words for each row execute function refuse_change();
create trigger words_stay_all before truncate on fact_words for each statement execute function refuse_change();

-- Appends everything that waits in one process: one lock, a verdict for each, one notification.
--
-- The lock is held until the commit, so facts become visible in the order of their positions: a follower that has seen
-- position n will never be shown a smaller one later. It and the reads that it guards are separate statements of a
-- volatile function, because a statement sees only what was committed when it began.
--
-- Arrays with one element an append: streams, expected (the version each stream must stand at, null for any), keys.
-- Arrays with one element a fact: ids, of_append (1 for the first append), nth (1 for the first fact of its append),
-- types, recorded (milliseconds since 1970), and the json arrays data and meta.
-- words_of is the index of the fact that each element of the json array words belongs to.
-- A batch names a stream, a key and a claim at most once: the caller holds the second one back.
-- again: the caller does not know whether an earlier try was committed; facts that are there already count as repeated.
--
-- heads answers the version of each stream before the append; problems is null, or
-- [{"append": n, "reason": "conflict" | "erased" | "claim-taken" | "repeated", ...}] for every append that wrote nothing.
create function append_many(
  streams text[], expected integer[], keys text[],
  ids uuid[], of_append integer[], nth integer[], types text[], data json, meta json, recorded bigint[],
  words_of integer[], words json,
  claimed text[], claimed_by integer[],
  again boolean, note text,
  out heads integer[], out problems json
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  fits boolean[];
  found_problems json[];
begin
  perform pg_advisory_xact_lock(7566);

  select array_agg(coalesce(head.version, 0) order by n),
         array_agg(erased.stream is null and (wanted.expected is null or wanted.expected = coalesce(head.version, 0)) order by n)
    into heads, fits
    from unnest(streams, expected) with ordinality as wanted (stream, expected, n)
    left join lateral (
      select f.version from facts f where f.stream = wanted.stream order by f.version desc limit 1
    ) head on true
    -- An erased stream has no facts, so only the others are looked up.
    left join lateral (select e.stream from erased_streams e where head.version is null and e.stream = wanted.stream limit 1) erased on true;

  if false = any (fits) or again or keys is not null or claimed is not null then
    select checked.fits, checked.problems into fits, found_problems
      from append_problems(streams, expected, keys, ids, of_append, nth, claimed, claimed_by, again, heads, fits) checked;
    problems := to_json(found_problems);
  end if;

  if true = any (fits) then
    insert into facts (id, stream, version, type, data, meta, recorded_at)
      select fact.id, streams[fact.of_append], heads[fact.of_append] + fact.nth, fact.type, fact.data, fact.meta,
             to_timestamp(fact.recorded / 1000.0)
      from rows from (unnest(ids, of_append, nth, types, recorded), json_array_elements(data), json_array_elements(meta))
        as fact (id, of_append, nth, type, recorded, data, meta)
      where fits[fact.of_append];
    -- One notification a batch: its commit holds a lock on the whole database, and must not be paid for each append.
    perform pg_notify('lou_facts', currval('facts_position_seq') || ' ' || note);
  end if;

  if words_of is not null then
    insert into fact_words (fact_id, stream, words)
      select ids[said.fact], streams[of_append[said.fact]], said.words
      from rows from (unnest(words_of), json_array_elements(append_many.words)) as said (fact, words)
      where fits[of_append[said.fact]];
  end if;
  if claimed is not null then
    insert into claims (name, stream)
      select claim.name, streams[claim.of_append] from unnest(claimed, claimed_by) as claim (name, of_append)
      where fits[claim.of_append]
      on conflict (name) do nothing;
  end if;
  if keys is not null then
    insert into append_keys (key, stream, first_version, last_version)
      select used.key, streams[used.n], heads[used.n] + 1, heads[used.n] + (select count(*) from unnest(of_append) o where o = used.n)
      from unnest(keys) with ordinality as used (key, n)
      where used.key is not null and fits[used.n];
  end if;
end
$$;

-- The cheap path: one append of one fact, without key or claim, when nobody else waits. `head` is the version before it;
-- null says that it does not fit, and append_many says why.
create function append_one(
  of_stream text, expected integer, id uuid, type text, data json, meta json, recorded bigint, words json, out head integer
) language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7566);
  insert into facts as fact (id, stream, version, type, data, meta, recorded_at)
    select append_one.id, of_stream, standing.version + 1, append_one.type, append_one.data, append_one.meta, to_timestamp(recorded / 1000.0)
    from (select coalesce((select f.version from facts f where f.stream = of_stream order by f.version desc limit 1), 0) as version) standing
    where (expected is null or expected = standing.version)
      and (standing.version > 0 or not exists (select from erased_streams e where e.stream = of_stream))
    returning fact.version - 1 into head;
  if head is null then return; end if;
  if append_one.words is not null then
    insert into fact_words (fact_id, stream, words) values (append_one.id, of_stream, append_one.words);
  end if;
  perform pg_notify('lou_facts', currval('facts_position_seq') || ' ' || append_one.type);
end
$$;

-- What keeps appends of a batch out, each by its first reason: it was done before (its key, or its facts when the caller
-- asks again), the stream was erased, the stream stands elsewhere, a name is another stream's.
create function append_problems(
  streams text[], expected integer[], keys text[], ids uuid[], of_append integer[], nth integer[],
  claimed text[], claimed_by integer[], again boolean, heads integer[], inout fits boolean[],
  out problems json[]
) language plpgsql as $$
declare
  append record;
  done record;
  taken record;
begin
  for append in select * from unnest(streams, keys) with ordinality as waiting (stream, key, n) loop
    done := null;
    if append.key is not null then
      select k.stream, k.first_version, k.last_version, f.id as first_id into done
        from append_keys k join facts f on f.stream = k.stream and f.version = k.first_version
        where k.key = append.key;
    end if;
    if done is null and again then
      select f.stream, min(f.version) as first_version, max(f.version) as last_version, (array_agg(f.id order by f.version))[1] as first_id into done
        from facts f join unnest(ids, of_append) as fact (id, of_append) on fact.of_append = append.n and f.id = fact.id
        group by f.stream;
    end if;
    taken := null;
    if claimed is not null then
      select c.name, c.stream into taken
        from unnest(claimed, claimed_by) as wanted (name, of_append) join claims c on c.name = wanted.name
        where wanted.of_append = append.n and c.stream <> append.stream
        limit 1;
    end if;
    if done is not null then
      problems := problems || json_build_object('append', append.n, 'reason', 'repeated', 'stream', done.stream,
        'firstVersion', done.first_version, 'lastVersion', done.last_version, 'firstId', done.first_id);
    elsif exists (select from erased_streams e where e.stream = append.stream) then
      problems := problems || json_build_object('append', append.n, 'reason', 'erased');
    elsif not fits[append.n] then
      problems := problems || json_build_object('append', append.n, 'reason', 'conflict', 'currentVersion', heads[append.n]);
    elsif taken is not null then
      problems := problems || json_build_object('append', append.n, 'reason', 'claim-taken', 'claim', taken.name, 'stream', taken.stream);
    else
      continue;
    end if;
    fits[append.n] := false;
  end loop;
end
$$;

-- Keeps folded states of one stream at one version. The lock keeps it apart from the erasure of that stream, so that
-- no late snapshot outlives its learner; a snapshot never goes back to an earlier version.
create function save_snapshots(of_stream text, at_version integer, views text[], view_versions integer[], states json)
returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(7567, hashtext(of_stream));
  insert into learner_snapshots as kept (stream, view, view_version, version, state)
    select of_stream, folded.view, folded.view_version, at_version, folded.state
    from rows from (unnest(views, view_versions), json_array_elements(states)) as folded (view, view_version, state)
    where not exists (select from erased_streams e where e.stream = of_stream)
    on conflict (stream, view, view_version) do update set version = excluded.version, state = excluded.state
      where kept.version < excluded.version;
  delete from learner_snapshots old using unnest(views, view_versions) as folded (view, view_version)
    where old.stream = of_stream and old.view = folded.view and old.view_version < folded.view_version;
end
$$;

-- Takes (or keeps) the right to follow platform views, for those that no living process holds; answers where each stands.
create function hold_platform_views(by_holder text, hold_ms integer, views text[], view_versions integer[])
returns table (view text, view_version integer, "position" bigint, generation integer) language sql as $$
  insert into platform_checkpoints (view, view_version)
    select w.view, w.view_version from unnest(views, view_versions) as w (view, view_version)
    on conflict do nothing;
  update platform_checkpoints c set holder = by_holder, held_until = clock_timestamp() + hold_ms * interval '1 ms'
    from unnest(views, view_versions) as w (view, view_version)
    where c.view = w.view and c.view_version = w.view_version
      and (c.holder is null or c.holder = by_holder or c.held_until < clock_timestamp())
    returning c.view, c.view_version, c.position, c.generation;
$$;

-- Writes the rows that a batch of facts changed, and how far that brings their views: all or nothing, and nothing for a
-- view that was moved by somebody else meanwhile. changes is [[view, view version, key, row or null], ...].
-- Answers the views that were written.
create function move_platform_views(
  by_holder text, hold_ms integer, views text[], view_versions integer[], generations integer[],
  from_position bigint, to_position bigint, changes json
) returns setof text language plpgsql as $$
declare
  moved text[];
begin
  with standing as (
    update platform_checkpoints c
      set position = to_position, moved_at = now(), held_until = clock_timestamp() + hold_ms * interval '1 ms'
      from unnest(views, view_versions, generations) as w (view, view_version, generation)
      where c.view = w.view and c.view_version = w.view_version and c.generation = w.generation
        and c.position = from_position and c.holder = by_holder
      returning c.view
  )
  select array_agg(s.view) into moved from standing s;
  if moved is null then return; end if;

  if changes is not null then
    delete from platform_rows r
      using json_array_elements(changes) as change
      where change->>0 = any (moved) and change->>3 is null
        and r.view = change->>0 and r.view_version = (change->>1)::integer and r.key = change->>2;
    insert into platform_rows as kept (view, view_version, key, row)
      select change->>0, (change->>1)::integer, change->>2, change->3
      from json_array_elements(changes) as change
      where change->>0 = any (moved) and change->>3 is not null
      on conflict (view, view_version, key) do update set row = excluded.row;
  end if;
  return query select unnest(moved);
end
$$;

-- Erases one stream: its facts, words, snapshots, claims and keys go, a tombstone stays. The one place where facts are deleted.
create function erase_stream(of_stream text) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7566);
  perform pg_advisory_xact_lock(7567, hashtext(of_stream));
  insert into erased_streams (stream) values (of_stream) on conflict do nothing;
  perform set_config('lou.erasing', of_stream, true);
  delete from fact_words w using facts f where f.stream = of_stream and w.fact_id = f.id;
  delete from facts where stream = of_stream;
  perform set_config('lou.erasing', '', true);
  delete from learner_snapshots where stream = of_stream;
  delete from claims where stream = of_stream;
  delete from append_keys where stream = of_stream;
end
$$;
