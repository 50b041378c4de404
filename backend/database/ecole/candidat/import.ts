import type { ImportJob, ImportOutcome } from '@contract/ecole/import/candidatImport'
import type { Conn, Trx } from '../../schema'
import type { ImportCandidatTable } from '../tables'

type Row = Omit<ImportCandidatTable, 'id'> & { id: number }

const count = (report: ImportOutcome[], outcome: ImportOutcome['outcome']) =>
  report.filter((line) => line.outcome === outcome).length

export const countOutcomes = (report: ImportOutcome[]) => ({
  added: count(report, 'added'),
  updated: count(report, 'updated'),
  skipped: count(report, 'skipped'),
  refused: count(report, 'refused'),
})

/** An import as an API answer. */
export function presentImport({ id, statut, done, total, message, report: text }: Row): ImportJob {
  const report: ImportOutcome[] = JSON.parse(text)
  return { id, statut, done, total, message, counts: countOutcomes(report), report }
}

/** Inserts a new import. */
export const insertImport = (
  trx: Trx,
  begun: Pick<ImportCandidatTable, 'idAutoEcole' | 'idUtilisateur' | 'fichier' | 'total'>,
  now: string,
) =>
  trx
    .insertInto('import_candidat')
    .values({
      ...begun,
      statut: 'RUNNING',
      done: 0,
      report: '[]',
      message: null,
      annulation: null,
      createdAt: now,
      updatedAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Stores the result of undoing an import. */
export async function noteUndone(trx: Trx, id: number, done: object, now: string): Promise<void> {
  await trx
    .updateTable('import_candidat')
    .set({ annulation: JSON.stringify(done), updatedAt: now })
    .where('id', '=', id)
    .execute()
}

export const findImport = (db: Conn, idAutoEcole: number, id: number) =>
  db
    .selectFrom('import_candidat')
    .selectAll()
    .where('id', '=', id)
    .where('idAutoEcole', '=', idAutoEcole)
    .executeTakeFirst()

/** Changes a running import; false when it has ended or was stopped in the meantime. */
export async function advanceImport(
  db: Conn,
  id: number,
  change: Partial<Pick<ImportCandidatTable, 'statut' | 'done' | 'report' | 'message'>>,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('import_candidat')
    .set({ ...change, updatedAt: now })
    .where('id', '=', id)
    .where('statut', '=', 'RUNNING')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
