import { isKept } from '@backend/database/ecole/papier'
import { schoolTurn, transact } from '@backend/database/transact'
import type { Deps } from '@backend/deps'
import { readFileName } from '@backend/files'

/**
 * Deletes the bytes whose rows are gone, or never came because their write was taken back.
 * @param before younger ones are left: their write may still be running
 * @returns their number
 */
export async function sweepFiles({ db, files }: Pick<Deps, 'db' | 'files'>, before: Date): Promise<number> {
  if (!files) return 0
  let removed = 0
  for await (const name of files.namesBefore(before)) {
    const file = readFileName(name)
    if (!file) continue
    // In the school's turn: a write that keeps the same bytes again comes before or after, never between.
    const isGone = await transact(
      db,
      async (trx) => {
        if (await isKept(trx, file)) return false
        await files.remove(name)
        return true
      },
      schoolTurn(file.idAutoEcole),
    )
    if (isGone) removed += 1
  }
  return removed
}
