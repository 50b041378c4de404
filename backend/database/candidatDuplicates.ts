import type { CellValues } from '@contract/candidatCells'
import type { DUPLICATE_REASONS } from '@contract/candidatImport'
import { fold } from '@contract/fold'
import { chunks } from './chunks'
import type { Db, Trx } from './schema'

export type DuplicateReason = (typeof DUPLICATE_REASONS)[number]

/** What a person may be recognised by. */
export type Identity = Pick<CellValues, 'cin' | 'passeport' | 'telephone' | 'nom' | 'prenom' | 'dateNaissance'>

/** The marks by which two records are held for one person: name and birth date count together. */
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

/** The school's candidates (archived ones too) that share a mark with any of these people, by mark. */
export async function knownByMark(
  db: Db | Trx,
  idAutoEcole: number,
  people: Identity[],
): Promise<Map<string, Known[]>> {
  const wanted = new Set(people.flatMap((person) => marks(person).map(key)))
  const found = new Map<string, Known[]>()
  const columns = ['cin', 'passeport', 'telephone', 'dateNaissance'] as const
  for (const column of columns) {
    const values = [...new Set(people.flatMap((person) => person[column] || []))]
    for (const part of chunks(values, 500)) {
      const rows = await db
        .selectFrom('candidat')
        .select(['id', 'nom', 'prenom', 'cin', 'passeport', 'telephone', 'dateNaissance'])
        .where('idAutoEcole', '=', idAutoEcole)
        .where(column, 'in', part)
        .execute()
      for (const { cin, passeport, telephone, ...row } of rows) {
        const identity = {
          ...row,
          cin: cin ?? undefined,
          passeport: passeport ?? undefined,
          telephone: telephone ?? undefined,
        }
        for (const mark of marks(identity)) {
          if (wanted.has(key(mark))) add(found, key(mark), row)
        }
      }
    }
  }
  return found
}

function add(found: Map<string, Known[]>, mark: string, row: Known): void {
  const known = found.get(mark) ?? []
  if (!known.some(({ id }) => id === row.id)) found.set(mark, [...known, row])
}

/** Who resembles this person, and by what. */
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
