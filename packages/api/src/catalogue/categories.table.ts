/** Categories as rows. Source: S§3. */
import type { Category } from '@lou/contract/catalogue';
import type { SqlRunner } from '@lou/eventlog';
import { firstCategories } from './first-categories.ts';

/** In their order on the page. */
export async function readCategories(sql: SqlRunner): Promise<readonly Category[]> {
  return await sql.query<Category>(`select id, name, slug, description, color, icon, sort_order as "sortOrder" from categories order by sort_order, name`);
}

/** Fills an empty table, once; where there is a category, nothing is added. */
export async function seedCategories(sql: SqlRunner): Promise<void> {
  if ((await readCategories(sql)).length > 0) return; // a start on a disk that is nearly full writes nothing
  await sql.query(
    `insert into categories (id, name, slug, description, color, icon, sort_order)
     select c.id, c.name, c.slug, c.description, c.color, c.icon, c."sortOrder"
     from jsonb_to_recordset($1::text::jsonb)
       as c(id text, name text, slug text, description text, color text, icon text, "sortOrder" integer)
     where not exists (select from categories)
     on conflict do nothing`,
    [JSON.stringify(firstCategories)],
  );
}
