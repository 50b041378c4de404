import { isKept } from '@backend/database/ecole/papier'
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
    if (!file || (await isKept(db, file))) continue
    await files.remove(name)
    removed += 1
  }
  return removed
}
