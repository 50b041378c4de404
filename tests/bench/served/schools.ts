import type { Db } from '@backend/database/schema'
import { sql } from 'kysely'

/** The size of a platform: the number of schools, and of candidates in training at each. */
export interface Size {
  schools: number
  candidats: number
}

/** Columns whose values differ from the copied row, as SQL. `n` counts the copies from 1. */
type Changes = Readonly<Record<string, string>>

/** Copies the first row of a table several times. @returns the id before the first copy */
async function multiply(db: Db, table: string, count: number, changes: Changes): Promise<number> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and column_name <> 'id'`.execute(db)
  const names = rows.map(({ name }) => name)
  const last = (await sql<{ id: number }>`select max(id) as id from ${sql.table(table)}`.execute(db)).rows[0]?.id ?? 0
  const values = names.map((name) => (changes[name] ? sql.raw(changes[name]) : sql`source.${sql.ref(name)}`))
  await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(values)} from (select * from ${sql.table(table)} order by id limit 1) as source,
      generate_series(1, ${count}::int) as n order by n`.execute(db)
  const first = await sql<{ id: number }>`
    select min(id) as id from (select id from ${sql.table(table)} order by id desc limit ${count}) as added`.execute(db)
  return (first.rows[0]?.id ?? last + 1) - 1
}

/** SQL for a day within some days after today, spread over the copies. */
const spread = (today: string, days: number) =>
  `to_char(date '${today}' + (n::bigint * 7919 % ${days})::int, 'YYYY-MM-DD')`

/**
 * Adds schools to the demo, each with two desks, three instructors and vehicles, and candidates with papers that end
 * within three years, codes that end within one, and one in five with something to pay.
 */
export async function fillSchools(db: Db, { schools, candidats }: Size, today: string): Promise<void> {
  const people = schools * candidats
  const school = await multiply(db, 'auto_ecole', schools, { matricule: `'bench-' || n`, nom: `'École ' || n` })
  const at = (per: number) => `${school} + 1 + (n - 1) / ${per}`
  const account = (role: string, per: number) => ({
    username: `'bench-${role}-' || n`,
    role: `'${role}'`,
    idAutoEcole: at(per),
    email: 'null',
    acces: 'null',
    actif: '1',
    isFirstLogin: '0',
  })
  await multiply(db, 'utilisateur', schools * 2, account('ecole', 2))
  const users = await multiply(db, 'utilisateur', people, account('candidat', candidats))
  const teachers = await multiply(db, 'utilisateur', schools * 3, account('moniteur', 3))
  await multiply(db, 'moniteur', schools * 3, {
    idAutoEcole: at(3),
    idUtilisateur: `${teachers} + n`,
    cin: `'B' || n`,
    expirationCarte: spread(today, 1000),
  })
  await multiply(db, 'vehicule', schools * 3, {
    idAutoEcole: at(3),
    immatriculation: `'B ' || n`,
    finAssurance: spread(today, 365),
    finVisite: spread(today, 365),
    finVignette: spread(today, 365),
  })
  const first = await multiply(db, 'candidat', people, {
    idAutoEcole: at(candidats),
    idUtilisateur: `${users} + n`,
    cin: `'B' || n`,
    idMoniteur: 'null',
    archived: '0',
    archiveLe: 'null',
    email: `'b' || n || '@exemple.tn'`,
  })
  const ofCandidat = { idAutoEcole: at(candidats), idCandidat: `${first} + n` }
  const paper = { ...ofCandidat, recu: '1', dateExpiration: spread(today, 1095) }
  await multiply(db, 'document', people, { ...paper, type: `'cin'` })
  await multiply(db, 'document', people, { ...paper, type: `'medical'` })
  await multiply(db, 'code_acces', people, {
    ...ofCandidat,
    code: `'BENCH' || n`,
    actif: '1',
    dateExpiration: spread(today, 365),
  })
  const debts = Math.floor(people / 5)
  const owing = { idAutoEcole: `${school} + 1 + (n - 1) / ${candidats / 5}` }
  await multiply(db, 'compte', debts, {
    ...owing,
    type: `'candidat'`,
    cle: `(${first} + n * 5)::text`,
    solde: '100000',
  })
  await multiply(db, 'poste', debts, {
    ...owing,
    idCandidat: `${first} + n * 5`,
    sens: `'DEBIT'`,
    cause: `'bench:' || n`,
    montant: '100000',
    reste: '100000',
    idTransaction: 'null',
    idFacture: 'null',
    dateEcheance: `to_char(date '${today}' - (n % 60)::int, 'YYYY-MM-DD')`,
  })
  await sql`analyze`.execute(db)
}
