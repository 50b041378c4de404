/**
 * The directory of codes. It finds the school of a code that is typed without naming the school, so each code is unique
 * on the whole platform.
 */
export const CODES_TABLE = 'annuaire'

interface Listed {
  table: string
  column: string
  /** The condition of rows whose code is in use. */
  where: (row: string) => string
  /** The columns that this condition depends on. */
  changed: readonly string[]
}

const LISTED: readonly Listed[] = [
  { table: 'code_acces', column: 'code', where: () => 'true', changed: ['code'] },
  { table: 'salle', column: 'code', where: (row) => `${row}.status <> 'FINISHED'`, changed: ['code', 'status'] },
]

const listing = ({ table, column, where, changed }: Listed) => `
  create or replace function annuaire_${table}() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' and ${where('old')} then
      delete from ${CODES_TABLE} where genre = '${table}' and cle = old."${column}";
    end if;
    if tg_op <> 'DELETE' and ${where('new')} then
      insert into ${CODES_TABLE} (genre, cle, "idAutoEcole") values ('${table}', new."${column}", new."idAutoEcole");
    end if;
    return null;
  end $$;
  create or replace trigger annuaire_${table} after insert or delete or update of ${changed.join(', ')} on "${table}"
    for each row execute function annuaire_${table}()`

const present = ({ table, column, where }: Listed) => `
  insert into ${CODES_TABLE} (genre, cle, "idAutoEcole") select '${table}', "${column}", "idAutoEcole" from "${table}" as own
    where ${where('own')} on conflict do nothing`

/**
 * Statements that create the directory and its triggers, which update it in the transaction that creates or removes a
 * code.
 */
export const DIRECTORY_STATEMENTS = [
  `create table if not exists ${CODES_TABLE} (genre text collate "C" not null, cle text collate "C" not null, "idAutoEcole" bigint not null,
    constraint ${CODES_TABLE}_pk primary key (genre, cle))`,
  ...LISTED.flatMap((listed) => [listing(listed), present(listed)]),
]
