import { type CandidatDocument, type DocumentInput, TYPES_DOCUMENT, type TypeDocument } from '@contract/ecole/candidat'
import { documentSummary } from '../../rules/ecole/candidat'
import { bit } from '../bit'
import type { Conn, Trx } from '../schema'
import { papiersOf } from './papier'

/** All documents of a candidate's file, including those that were never saved. */
export async function documentsOf(db: Conn, idCandidat: number): Promise<CandidatDocument[]> {
  const rows = await db.selectFrom('document').selectAll().where('idCandidat', '=', idCandidat).execute()
  const papiers = await papiersOf(db, idCandidat)
  return TYPES_DOCUMENT.map((type) => {
    const row = rows.find((candidate) => candidate.type === type)
    return {
      type,
      recu: row?.recu === 1,
      dateDocument: row?.dateDocument ?? null,
      dateExpiration: row?.dateExpiration ?? null,
      note: row?.note ?? null,
      version: row?.version ?? 0,
      papiers: papiers.get(type) ?? [],
    }
  })
}

/** The stored fields of a paper. */
export type Noted = Omit<DocumentInput, 'version'>

interface Owner {
  id: number
  idAutoEcole: number
}

/** Stores the documents of a new file, and their summary. */
export async function insertDocuments(
  trx: Trx,
  { id, idAutoEcole }: Owner,
  documents: readonly (Noted & { type: TypeDocument })[],
  now: string,
): Promise<void> {
  const stamps = { version: 1, createdAt: now, updatedAt: now }
  const rows = documents.map(({ recu, ...noted }) => ({
    idAutoEcole,
    idCandidat: id,
    recu: bit(recu),
    ...noted,
    ...stamps,
  }))
  if (rows.length > 0) await trx.insertInto('document').values(rows).execute()
  await trx
    .updateTable('candidat')
    .set({ ...documentSummary(documents), updatedAt: now })
    .where('id', '=', id)
    .execute()
}

/** Saves a paper and the summary of its file. */
export async function saveDocument(
  trx: Trx,
  { id, idAutoEcole }: Owner,
  type: TypeDocument,
  input: Noted,
  now: string,
): Promise<void> {
  const { recu, dateDocument, dateExpiration, note } = input
  const values = { recu: bit(recu), dateDocument, dateExpiration, note, updatedAt: now }
  await trx
    .insertInto('document')
    .values({ idAutoEcole, idCandidat: id, type, ...values, version: 1, createdAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['idCandidat', 'type'])
        .doUpdateSet((eb) => ({ ...values, version: eb('document.version', '+', 1) })),
    )
    .execute()
  await trx
    .updateTable('candidat')
    .set({ ...documentSummary(await documentsOf(trx, id)), updatedAt: now })
    .where('id', '=', id)
    .execute()
}
