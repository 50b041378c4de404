import { DIRECTORY, KEYED, type Keyed, NO_SCHOOL, schoolColumn } from './tables'

type Found = Keyed & Required<Pick<Keyed, 'from'>>

const isFound = (keyed: Keyed): keyed is Found => keyed.from !== undefined

/**
 * SQL for the school of a row, either a new row or one that existed before the column. Accounts without a school get
 * `NO_SCHOOL`.
 */
function schoolOf({ from }: Found, row: string): string {
  if ('own' in from) return `coalesce(${row}."${from.own}", ${NO_SCHOOL})`
  const { parent, through } = from
  const column = schoolColumn(parent) ?? DIRECTORY.get(parent)
  return `(select coalesce(parent."${column}", ${NO_SCHOOL}) from "${parent}" as parent where parent.id = ${row}."${through}")`
}

/**
 * Adds and fills the column. User triggers are disabled meanwhile, because they announce or refuse the changes of
 * users.
 */
const columnOf = (keyed: Found) => `
  alter table "${keyed.table}" add column if not exists "${keyed.column}" bigint;
  alter table "${keyed.table}" disable trigger user;
  update "${keyed.table}" as own set "${keyed.column}" = ${schoolOf(keyed, 'own')} where "${keyed.column}" is null;
  alter table "${keyed.table}" enable trigger user;
  alter table "${keyed.table}" alter column "${keyed.column}" set not null`

/**
 * Fills the column of new rows by a trigger. If the writer cannot see the parent it stays null, and the row is refused.
 */
const fillingOf = (keyed: Found) => `
  create or replace function ecole_de_${keyed.table}() returns trigger language plpgsql as $$
  begin
    new."${keyed.column}" := ${schoolOf(keyed, 'new')};
    return new;
  end $$;
  create or replace trigger ecole_de_${keyed.table} before insert on "${keyed.table}"
    for each row when (new."${keyed.column}" is null) execute function ecole_de_${keyed.table}()`

/**
 * Statements that add the school as a column to every table of schools. Rows come without it, because the application
 * writes the same rows for both databases. A trigger takes it from the parent, and keys with the school enforce it.
 */
export const COLUMNS = KEYED.filter(isFound).flatMap((keyed) => [columnOf(keyed), fillingOf(keyed)])
