import type { CellValues } from '@contract/ecole/import/candidatCells'
import type { DUPLICATE_REASONS } from '@contract/ecole/import/candidatImport'
import { fold } from '@contract/fold'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { chunks } from '../../chunks'
import type { Conn } from '../../schema'

export type DuplicateReason = (typeof DUPLICATE_REASONS)[number]

/** The fields by which a person is recognised. */
export type Identity = Pick<CellValues, 'cin' | 'passeport' | 'telephone' | 'nom' | 'prenom' | 'dateNaissance'>

/** The marks that identify one person in two records; name and birth date form one mark. */
export function marks(identity: Identity): [DuplicateReason, string][] {
  const { cin, passeport, telephone, nom, prenom, dateNaissance } = identity
  return [
    ...(cin ? [['cin', cin] as [DuplicateReason, string]] : []),
    ...(passeport ? [['passeport', passeport] as [DuplicateReason, string]] : []),
    ...(telephone ? [['telephone', telephone] as [DuplicateReason, string]] : []),
    ...(nom && prenom && dateNaissance
      ? [['identite', `${fold(nom)}|${fold(prenom)}|${dateNaissance}`] as [DuplicateReason, string]]
      : []),
  ]
}

const key = ([reason, value]: [DuplicateReason, string]) => `${reason}:${value}`

export interface Known {
  id: number
  nom: string
  prenom: string
}

const COLUMNS = ['id', 'nom', 'prenom', 'cin', 'passeport', 'telephone', 'dateNaissance'] as const

const ofSchool = (db: Conn, idAutoEcole: number) =>
  db.selectFrom('candidat').select(COLUMNS).where('idAutoEcole', '=', idAutoEcole)

type Row = Awaited<ReturnType<ReturnType<typeof ofSchool>['execute']>>[number]

/** Queries for candidates who share a number, or a name and birth date, with any of these people. */
function* lookups(db: Conn, idAutoEcole: number, people: Identity[]) {
  for (const column of ['cin', 'passeport', 'telephone'] as const) {
    const values = [...new Set(people.flatMap((person) => person[column] || []))]
    for (const part of chunks(values, 500)) yield ofSchool(db, idAutoEcole).where(column, 'in', part)
  }
  const births = new Map<string, RawBuilder<unknown>>()
  for (const { nom, dateNaissance } of people) {
    if (nom && dateNaissance) births.set(`${dateNaissance}|${fold(nom)}`, sql`(${dateNaissance}, ${fold(nom)})`)
  }
  // Both columns in one condition: for a birth date alone, a large school has dozens of people.
  for (const part of chunks([...births.values()], 500)) {
    yield ofSchool(db, idAutoEcole).where(sql<SqlBool>`("dateNaissance", "nomTri") in (values ${sql.join(part)})`)
  }
}

/** The school's candidates (archived ones too) that share a mark with any of these people, by mark. */
export async function knownByMark(db: Conn, idAutoEcole: number, people: Identity[]): Promise<Map<string, Known[]>> {
  const wanted = new Set(people.flatMap((person) => marks(person).map(key)))
  const found = new Map<string, Known[]>()
  for (const lookup of lookups(db, idAutoEcole, people)) {
    for (const row of await lookup.execute()) {
      for (const mark of marks(identityOf(row))) if (wanted.has(key(mark))) add(found, key(mark), row)
    }
  }
  return found
}

const identityOf = ({ cin, passeport, telephone, ...row }: Row): Identity => ({
  ...row,
  cin: cin ?? undefined,
  passeport: passeport ?? undefined,
  telephone: telephone ?? undefined,
})

function add(found: Map<string, Known[]>, mark: string, { id, nom, prenom }: Row): void {
  const known = found.get(mark)
  if (!known) found.set(mark, [{ id, nom, prenom }])
  else if (!known.some((other) => other.id === id)) known.push({ id, nom, prenom })
}

/** The candidates that resemble this person, with the shared marks. */
export function resembling(person: Identity, known: Map<string, Known[]>): { known: Known; by: DuplicateReason[] }[] {
  const found = new Map<number, { known: Known; by: DuplicateReason[] }>()
  for (const mark of marks(person)) {
    for (const row of known.get(key(mark)) ?? []) {
      const entry = found.get(row.id) ?? { known: row, by: [] }
      entry.by.push(mark[0])
      found.set(row.id, entry)
    }
  }
  return [...found.values()]
}
