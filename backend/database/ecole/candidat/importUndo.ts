import type { CandidatInput } from '@contract/ecole/candidat'
import type { KeptReason } from '@contract/ecole/import/candidatImport'
import { chunks } from '../../chunks'
import { heldInCategory } from '../../planning/plannedEvents'
import type { Conn, Trx } from '../../schema'
import { unindexCandidats } from '../../search/fullText'

/** Tables that refer to a candidate, and the kind of their rows: a candidate with such rows is never deleted. */
export const STANDS_ON_CANDIDAT = {
  evenement_candidat: 'lesson',
  document: 'document',
  papier: 'document',
  demande_evenement: 'request',
  attente: 'request',
  offre: 'request',
  code_acces: 'code',
  inscription: 'money',
  transaction: 'money',
  ecriture: 'money',
  poste: 'money',
  penalite: 'money',
  mention_candidat: 'document',
  contrat: 'document',
  convocation: 'document',
  promesse: 'money',
  relance: 'money',
  facture: 'money',
  reprise: 'money',
  tentative: 'code',
  devoir: 'code',
  avis: 'changed',
  salle_participant: 'code',
  approbation: 'money',
} as const satisfies Record<string, KeptReason>
// `Object.keys` returns strings: these are exactly the keys above.
const TABLES = Object.keys(STANDS_ON_CANDIDAT) as (keyof typeof STANDS_ON_CANDIDAT)[]

const PART = 500

/** The log entry of an import. */
export const groupeOf = async (db: Conn, idImport: number): Promise<number | undefined> =>
  (
    await db
      .selectFrom('historique')
      .select('id')
      .where('entite', '=', 'import')
      .where('idEntite', '=', idImport)
      .where('action', '=', 'import')
      .executeTakeFirst()
  )?.id

/** The log lines of an import: additions, and changes with the values before. */
export const linesOfImport = (db: Conn, idAutoEcole: number, groupe: number) =>
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

/** Returns the candidates that still exist. */
export async function importedPeople(db: Conn, ids: readonly number[]): Promise<Imported[]> {
  const found: Imported[] = []
  for (const part of chunks(ids, PART)) {
    const rows = db.selectFrom('candidat').select(['id', 'idUtilisateur', 'nom', 'prenom']).where('id', 'in', part)
    found.push(...(await rows.orderBy('id').execute()))
  }
  return found
}

/** Candidates who have signed in. */
const withAccount = (db: Conn, ids: number[]) =>
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

/** Changes of candidates that still apply: changes of an undone import do not. */
const changesOf = (db: Conn, ids: number[]) =>
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
    // Sending somebody their access changes nothing in their file.
    .where('historique.action', '!=', 'acces')
    .where('import_candidat.annulation', 'is', null)

/** Candidates changed by anything other than this import. */
const withChanges = (db: Conn, ids: number[], groupe: number) =>
  changesOf(db, ids).where((eb) =>
    eb.or([eb('historique.idGroupe', 'is', null), eb('historique.idGroupe', '!=', groupe)]),
  )

/** Returns the imported candidates who have dependent records, with the kind of record. */
export async function standingOn(db: Conn, ids: readonly number[], groupe: number): Promise<Map<number, KeptReason>> {
  const kept = new Map<number, KeptReason>()
  // Some transactions have no candidate. They match nobody.
  const keep = (rows: { idCandidat: number | null }[], reason: KeptReason) => {
    for (const { idCandidat } of rows) if (idCandidat !== null && !kept.has(idCandidat)) kept.set(idCandidat, reason)
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

/** A candidate changed by an import, with the values before. */
export interface Former {
  id: number
  before: Partial<CandidatInput>
}

/** Returns the candidates who were changed after this import's last log line about them. */
async function changedSince(db: Conn, former: Former[], groupe: number): Promise<Set<number>> {
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

/** Whether another candidate, who stays, now has this candidate's former identity number. */
async function numberLost(db: Conn, { id, before }: Former, idAutoEcole: number, going: ReadonlySet<number>) {
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
  /** The candidates that the undo removes. */
  going: ReadonlySet<number>
}

/** Returns the changed candidates who cannot be restored, with the reason. */
export async function heldAsTheyAre(
  db: Conn,
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

/** Deletes candidates without dependent records, with their accounts. */
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
