-- Whoever locks several checkpoints locks them by name. The functions of 0001 took them in the order of their plan, and an
-- erasure, which takes all of them by name, could then wait for a follower that waited for it.

create or replace function hold_platform_views(by_holder text, hold_ms integer, views text[], view_versions integer[])
returns table (view text, view_version integer, "position" bigint, generation integer) language sql as $$
  insert into platform_checkpoints (view, view_version)
    select w.view, w.view_version from unnest(views, view_versions) as w (view, view_version)
    order by w.view collate "C", w.view_version
    on conflict do nothing;
  with standing as materialized (
    select c.view, c.view_version from platform_checkpoints c join unnest(views, view_versions) as w (view, view_version) using (view, view_version)
      where c.holder is null or c.holder = by_holder or c.held_until < clock_timestamp()
      order by c.view, c.view_version for update of c
  )
  update platform_checkpoints c set holder = by_holder, held_until = clock_timestamp() + hold_ms * interval '1 ms'
    from standing s
    where c.view = s.view and c.view_version = s.view_version
    returning c.view, c.view_version, c.position, c.generation;
$$;

create or replace function move_platform_views(
  by_holder text, hold_ms integer, views text[], view_versions integer[], generations integer[],
  from_position bigint, to_position bigint, changes json
) returns setof text language plpgsql as $$
declare
  moved text[];
begin
  with standing as materialized (
    select c.view, c.view_version
      from platform_checkpoints c join unnest(views, view_versions, generations) as w (view, view_version, generation) using (view, view_version)
      where c.generation = w.generation and c.position = from_position and c.holder = by_holder
      order by c.view, c.view_version for update of c
  ), written as (
    update platform_checkpoints c
      set position = to_position, moved_at = now(), held_until = clock_timestamp() + hold_ms * interval '1 ms'
      from standing s
      where c.view = s.view and c.view_version = s.view_version
      returning c.view
  )
  select array_agg(w.view) into moved from written w;
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

-- Lets another process take over what this one follows.
create function release_platform_views(by_holder text) returns void language sql as $$
  with mine as materialized (
    select c.view, c.view_version from platform_checkpoints c where c.holder = by_holder order by c.view, c.view_version for update
  )
  update platform_checkpoints c set holder = null, held_until = null from mine m where c.view = m.view and c.view_version = m.view_version;
$$;
