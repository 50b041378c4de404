import { isKept, keptAmong } from '@backend/database/ecole/papier'
import { schoolTurn, transact } from '@backend/database/transact'
import type { Deps } from '@backend/deps'
import { fileName, readFileName } from '@backend/files'

type Host = Pick<Deps, 'db' | 'files'>
type Name = NonNullable<ReturnType<typeof readFileName>>

/** The number of names that are looked up in one query. */
const AT_ONCE = 500

/** Deletes the bytes of a name, unless a row has started to use it. */
const remove = ({ db, files }: Host, file: Name): Promise<boolean> =>
  // Runs in the school's turn, so that a write that stores the same bytes again comes before or after, never between.
  transact(
    db,
    async (trx) => {
      if (await isKept(trx, file)) return false
      await files?.remove(fileName(file))
      return true
    },
    schoolTurn(file.idAutoEcole),
  )

async function removeUnnamed(host: Host, batch: readonly Name[]): Promise<number> {
  // Nearly all names are in use. Only the others need a turn of their school.
  const kept = new Set((await keptAmong(host.db, batch)).map(fileName))
  let removed = 0
  for (const file of batch) if (!kept.has(fileName(file)) && (await remove(host, file))) removed += 1
  return removed
}

/**
 * Deletes the bytes whose rows were deleted, or were never written because their transaction was rolled back.
 * @param before only names stored by then are deleted, because the write of a younger one may still be running
 * @returns the number of deleted files
 */
export async function sweepFiles(host: Host, before: Date): Promise<number> {
  if (!host.files) return 0
  let removed = 0
  let batch: Name[] = []
  for await (const name of host.files.namesBefore(before)) {
    const file = readFileName(name)
    if (file) batch.push(file)
    if (batch.length < AT_ONCE) continue
    removed += await removeUnnamed(host, batch)
    batch = []
  }
  return removed + (await removeUnnamed(host, batch))
}
