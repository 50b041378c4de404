import { type Kysely, type RawBuilder, sql } from 'kysely'
import { KEYED, schoolColumn } from './tables'

// biome-ignore lint/suspicious/noExplicitAny: asks the catalogue alone.
type Catalogue = Kysely<any>

const quoted = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(', ')
const names: RawBuilder<unknown> = sql.join(KEYED.map(({ table }) => table))

/**
 * The columns followed by the school. The school comes last, so that searches by `id` alone still use the same index.
 */
const bySchool = (table: string, columns: readonly string[]) => `${quoted(columns)}, "${schoolColumn(table)}"`
const lacksSchool = ({ table, columns }: { table: string; columns: readonly string[] }) =>
  !columns.includes(schoolColumn(table) ?? '')

/** The names of numbered columns, in their order. */
const columnsOf = (table: string, numbers: string) =>
  sql.raw<
    string[]
  >(`(select array_agg(a.attname::text order by k.place) from unnest(${numbers}) with ordinality as k(number, place)
    join pg_attribute a on a.attrelid = ${table} and a.attnum = k.number)`)

interface Link {
  table: string
  name: string
  columns: string[]
  target: string
  targetColumns: string[]
  /** PostgreSQL's letter for the effect of a deleted target: `c` deletes the row, `n` empties the columns. */
  onDelete: string
}

/** Reads the foreign keys of the tables that have the school in every key. */
async function links(db: Catalogue): Promise<Link[]> {
  const { rows } = await sql<Link>`
    select t.relname as "table", c.conname as name, ${columnsOf('c.conrelid', 'c.conkey')} as columns, o.relname as target,
      ${columnsOf('c.confrelid', 'c.confkey')} as "targetColumns", c.confdeltype as "onDelete"
    from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class o on o.oid = c.confrelid
    where c.contype = 'f' and t.relnamespace = 'public'::regnamespace and t.relname in (${names})
    order by 1, 2`.execute(db)
  return rows
}

const ON_DELETE: Readonly<Record<string, (columns: readonly string[]) => string>> = {
  a: () => '',
  c: () => ' on delete cascade',
  // Only the named columns are emptied: the school stays.
  n: (columns) => ` on delete set null (${quoted(columns)})`,
}

/** The statement for the same foreign key with the school. */
function linked({ table, name, columns, target, targetColumns, onDelete }: Link): string {
  const action = ON_DELETE[onDelete]
  if (!action) throw new Error(`${name}: a foreign key of a kind that is not known here`)
  return `alter table "${table}" add constraint "${name}" foreign key (${bySchool(table, columns)})
    references "${target}" (${bySchool(target, targetColumns)})${action(columns)}`
}

interface Index {
  table: string
  name: string
  columns: string[]
  /** The kind of constraint behind the index (`p`, `u` or `x`); null when there is none. */
  kind: 'p' | 'u' | 'x' | null
  /** The definition of the constraint or the index. */
  definition: string
  /** The condition of a partial index. */
  where: string | null
}

/** Reads the unique indexes and exclusions of these tables. */
async function indexes(db: Catalogue): Promise<Index[]> {
  const { rows } = await sql<Index>`
    select t.relname as "table", i.relname as name, c.contype as kind, coalesce(${columnsOf('x.indrelid', 'x.indkey::int2[]')}, '{}') as columns,
      coalesce(pg_get_constraintdef(c.oid), pg_get_indexdef(x.indexrelid)) as definition, pg_get_expr(x.indpred, x.indrelid) as "where"
    from pg_index x join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
    left join pg_constraint c on c.conindid = x.indexrelid and c.contype in ('p', 'u', 'x')
    where (x.indisunique or x.indisexclusion) and t.relnamespace = 'public'::regnamespace and t.relname in (${names})
    order by 1, 2`.execute(db)
  return rows
}

function withSchool({ table, name, kind, columns, definition, where }: Index): string[] {
  const constraint = (made: string) => [
    `alter table "${table}" drop constraint "${name}"`,
    `alter table "${table}" add constraint "${name}" ${made}`,
  ]
  if (kind === 'p') return constraint(`primary key (${bySchool(table, columns)})`)
  if (kind === 'u') return constraint(`unique (${bySchool(table, columns)})`)
  if (kind === 'x')
    return constraint(definition.replace(/ USING gist \(/i, (found) => `${found}"${schoolColumn(table)}" WITH =, `))
  const condition = where === null ? '' : ` WHERE ${where}`
  const head = definition.slice(0, definition.length - condition.length)
  return [`drop index "${name}"`, `${head.replace(/\)$/, `, "${schoolColumn(table)}")`)}${condition}`]
}

const dropped = ({ table, name }: Pick<Link, 'table' | 'name'>) => `alter table "${table}" drop constraint "${name}"`

/** The suffix of the temporary keys on `id` alone: see `loosenKeys`. */
const LOOSE = '_id_seul'
const looseKeys = async (db: Catalogue) =>
  (
    await sql<Pick<Link, 'table' | 'name'>>`
      select relname as "table", conname as name from pg_constraint join pg_class on pg_class.oid = conrelid
      where contype = 'u' and conname = relname || ${LOOSE}`.execute(db)
  ).rows

/**
 * Statements that add the temporary keys on `id`, so that migrations can add foreign keys to a database that has the
 * school in its keys.
 */
export async function looseKeyStatements(db: Catalogue): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    select relname as "table" from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'id'
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname in (${names})`.execute(db)
  const loose = new Set((await looseKeys(db)).map(({ table }) => table))
  return rows
    .filter(({ table }) => !loose.has(table))
    .map(({ table }) => `alter table "${table}" add constraint "${table}${LOOSE}" unique (id)`)
}

/** Statements that add the school to every key that lacks it, according to the present catalogue. */
export async function keyStatements(db: Catalogue): Promise<string[]> {
  const [found, loose] = [await links(db), await looseKeys(db)]
  const isLoose = new Set(loose.map(({ name }) => name))
  const between = found.filter((link) => lacksSchool(link) && schoolColumn(link.target) !== undefined)
  const lacking = (await indexes(db)).filter((index) => lacksSchool(index) && !isLoose.has(index.name))
  return [...between.map(dropped), ...loose.map(dropped), ...lacking.flatMap(withSchool), ...between.map(linked)]
}
