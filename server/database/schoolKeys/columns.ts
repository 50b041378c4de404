import { DIRECTORY, KEYED, type Keyed, NO_SCHOOL, schoolColumn } from './tables'

type Found = Keyed & Required<Pick<Keyed, 'from'>>

const isFound = (keyed: Keyed): keyed is Found => keyed.from !== undefined

/** The school of a row, which is a new one, or one that was there before the column. An account may have none. */
function schoolOf({ from }: Found, row: string): string {
  if ('own' in from) return `coalesce(${row}."${from.own}", ${NO_SCHOOL})`
  const { parent, through } = from
  const column = schoolColumn(parent) ?? DIRECTORY.get(parent)
  return `(select coalesce(parent."${column}", ${NO_SCHOOL}) from "${parent}" as parent where parent.id = ${row}."${through}")`
}

/** Triggers that announce or refuse changes are about those of users. */
const columnOf = (keyed: Found) => `
  alter table "${keyed.table}" add column if not exists "${keyed.column}" bigint;
  alter table "${keyed.table}" disable trigger user;
  update "${keyed.table}" as own set "${keyed.column}" = ${schoolOf(keyed, 'own')} where "${keyed.column}" is null;
  alter table "${keyed.table}" enable trigger user;
  alter table "${keyed.table}" alter column "${keyed.column}" set not null`

/** Without a parent that the writer may see it stays null, which is refused. */
const fillingOf = (keyed: Found) => `
  create or replace function ecole_de_${keyed.table}() returns trigger language plpgsql as $$
  begin
    new."${keyed.column}" := ${schoolOf(keyed, 'new')};
    return new;
  end $$;
  create or replace trigger ecole_de_${keyed.table} before insert on "${keyed.table}"
    for each row when (new."${keyed.column}" is null) execute function ecole_de_${keyed.table}()`

/**
 * The school as a column of every table of schools. A row that comes without it, as all do that are written for both
 * databases, is given its parent's; keys with the school hold it to that.
 */
export const COLUMNS = KEYED.filter(isFound).flatMap((keyed) => [columnOf(keyed), fillingOf(keyed)])
