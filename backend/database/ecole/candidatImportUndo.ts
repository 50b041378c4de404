import type { CandidatInput } from '@contract/ecole/candidat'
import type { KeptReason } from '@contract/ecole/import/candidatImport'
import { chunks } from '../chunks'
import { heldInCategory } from '../planning/plannedEvents'
import type { Db, Trx } from '../schema'
import { unindexCandidats } from '../search'

/** Tables whose rows are about a candidate, and what such a row is: none of them may lose whom it is about. */
export const STANDS_ON_CANDIDAT = {
  evenement_candidat: 'lesson',
  document: 'document',
  papier: 'document',
  demande_evenement: 'request',
  attente: 'request',
  offre: 'request',
  code_acces: 'code',
} as const satisfies Record<string, KeptReason>
// The keys are the table's own.
const TABLES = Object.keys(STANDS_ON_CANDIDAT) as (keyof typeof STANDS_ON_CANDIDAT)[]

const PART = 500

/** The entry of an import in the log. */
export const groupeOf = async (db: Db | Trx, idImport: number): Promise<number | undefined> =>
  (
    await db
      .selectFrom('historique')
      .select('id')
      .where('entite', '=', 'import')
      .where('idEntite', '=', idImport)
      .where('action', '=', 'import')
      .executeTakeFirst()
  )?.id

/** What an import wrote into the log: its additions, and its changes with what was there before. */
export const linesOfImport = (db: Db | Trx, idAutoEcole: number, groupe: number) =>
  db
    .selectFrom('historique')
    .select(['id', 'idEntite', 'action', 'before'])
    .where('idAutoEcole', '=', idAutoEcole)
    .where('idGroupe', '=', groupe)
    .orderBy('id')
    .execute()

export interface Imported {
  id: number
  idUtilisateur: number
  nom: string
  prenom: string
}

/** Those of some candidates who are still there. */
export async function importedPeople(db: Db | Trx, ids: readonly number[]): Promise<Imported[]> {
  const found: Imported[] = []
  for (const part of chunks(ids, PART)) {
    const rows = db.selectFrom('candidat').select(['id', 'idUtilisateur', 'nom', 'prenom']).where('id', 'in', part)
    found.push(...(await rows.orderBy('id').execute()))
  }
  return found
}

/** Who has signed in. */
const withAccount = (db: Db | Trx, ids: number[]) =>
  db
    .selectFrom('candidat')
    .innerJoin('utilisateur', 'utilisateur.id', 'candidat.idUtilisateur')
    .select('candidat.id as idCandidat')
    .where('candidat.id', 'in', ids)
    .where((eb) =>
      eb.or([
        eb('derniereConnexion', 'is not', null),
        eb('isFirstLogin', '=', 0),
        eb.exists(
          eb.selectFrom('session').select('session.id').whereRef('session.idUtilisateur', '=', 'utilisateur.id'),
        ),
      ]),
    )

/** Changes of candidates that still hold: those of an import that was taken back do not. */
const changesOf = (db: Db | Trx, ids: number[]) =>
  db
    .selectFrom('historique')
    .leftJoin('historique as groupe', (join) =>
      join.onRef('groupe.id', '=', 'historique.idGroupe').on('groupe.entite', '=', 'import'),
    )
    .leftJoin('import_candidat', 'import_candidat.id', 'groupe.idEntite')
    .select('historique.idEntite as idCandidat')
    .distinct()
    .where('historique.entite', '=', 'candidat')
    .where('historique.idEntite', 'in', ids)
    .where('import_candidat.annulation', 'is', null)

/** Who was changed by anything else than this import. */
const withChanges = (db: Db | Trx, ids: number[], groupe: number) =>
  changesOf(db, ids).where((eb) =>
    eb.or([eb('historique.idGroupe', 'is', null), eb('historique.idGroupe', '!=', groupe)]),
  )

/** Of the candidates that an import has added those on whom something stands, and what. */
export async function standingOn(
  db: Db | Trx,
  ids: readonly number[],
  groupe: number,
): Promise<Map<number, KeptReason>> {
  const kept = new Map<number, KeptReason>()
  const keep = (rows: { idCandidat: number }[], reason: KeptReason) => {
    for (const { idCandidat } of rows) if (!kept.has(idCandidat)) kept.set(idCandidat, reason)
  }
  for (const part of chunks(ids, PART)) {
    for (const table of TABLES) {
      const rows = db.selectFrom(table).select('idCandidat').distinct().where('idCandidat', 'in', part)
      keep(await rows.execute(), STANDS_ON_CANDIDAT[table])
    }
    keep(await withAccount(db, part).execute(), 'account')
    keep(await withChanges(db, part, groupe).execute(), 'changed')
  }
  return kept
}

/** A candidate that an import has changed, and the fields as they were. */
export interface Former {
  id: number
  before: Partial<CandidatInput>
}

/** Of these candidates those who were changed after this import's last line about them. */
async function changedSince(db: Db | Trx, former: Former[], groupe: number): Promise<Set<number>> {
  const changed = new Set<number>()
  for (const part of chunks(former, PART)) {
    const ids = part.map(({ id }) => id)
    const rows = await changesOf(db, ids)
      .where('historique.id', '>', (eb) =>
        eb
          .selectFrom('historique as own')
          .select((own) => own.fn.max('own.id').as('last'))
          .where('own.entite', '=', 'candidat')
          .whereRef('own.idEntite', '=', 'historique.idEntite')
          .where('own.idGroupe', '=', groupe),
      )
      .execute()
    for (const { idCandidat } of rows) changed.add(idCandidat)
  }
  return changed
}

/** Of these candidates those whose former identity number is another's now, who does not go with the import. */
async function numberLost(db: Db | Trx, { id, before }: Former, idAutoEcole: number, going: ReadonlySet<number>) {
  for (const field of ['cin', 'passeport'] as const) {
    const number = before[field]
    if (!number) continue
    const holder = await db
      .selectFrom('candidat')
      .select('id')
      .where('idAutoEcole', '=', idAutoEcole)
      .where(field, '=', number)
      .executeTakeFirst()
    if (holder && holder.id !== id && !going.has(holder.id)) return true
  }
  return false
}

interface Circumstances {
  idAutoEcole: number
  groupe: number
  now: string
  /** The candidates that go with the import. */
  going: ReadonlySet<number>
}

/** Of the candidates that an import has changed those who cannot become what they were, and why. */
export async function heldAsTheyAre(
  db: Db | Trx,
  former: Former[],
  { idAutoEcole, groupe, now, going }: Circumstances,
): Promise<Map<number, KeptReason>> {
  const kept = new Map<number, KeptReason>()
  const changed = await changedSince(db, former, groupe)
  const withCategory = former.filter(({ before }) => before.idPermi !== undefined).map(({ id }) => id)
  const held = await heldInCategory(db, withCategory, now)
  for (const one of former) {
    if (changed.has(one.id)) kept.set(one.id, 'changed')
    else if (held.has(one.id)) kept.set(one.id, 'lesson')
    else if (await numberLost(db, one, idAutoEcole, going)) kept.set(one.id, 'taken')
  }
  return kept
}

/** Deletes candidates on whom nothing stands, with their accounts. */
export async function deleteCandidats(trx: Trx, people: readonly Imported[]): Promise<void> {
  await unindexCandidats(
    trx,
    people.map(({ id }) => id),
  )
  for (const part of chunks(people, PART)) {
    const users = part.map(({ idUtilisateur }) => idUtilisateur)
    const ids = part.map(({ id }) => id)
    await trx.deleteFrom('candidat').where('id', 'in', ids).execute()
    await trx.deleteFrom('notification').where('idUtilisateur', 'in', users).execute()
    await trx.deleteFrom('code_reinitialisation').where('idUtilisateur', 'in', users).execute()
    await trx.deleteFrom('utilisateur').where('id', 'in', users).execute()
  }
}
