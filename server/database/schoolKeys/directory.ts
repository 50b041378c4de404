/** Which school a code is of that somebody types without saying whose it is: one code is one thing on the whole platform. */
export const CODES_TABLE = 'annuaire'

interface Listed {
  table: string
  column: string
  /** Only such rows have a code that is in use. */
  where: (row: string) => string
  /** The columns that say so. */
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

/** The directory, kept in the transaction that makes or removes a code. */
export const DIRECTORY_STATEMENTS = [
  `create table if not exists ${CODES_TABLE} (genre text collate "C" not null, cle text collate "C" not null, "idAutoEcole" bigint not null,
    constraint ${CODES_TABLE}_pk primary key (genre, cle))`,
  ...LISTED.flatMap((listed) => [listing(listed), present(listed)]),
]
