import { type MemoryDatabase, openMemory } from '@backend/database/memory'
import { migrateToLatest } from '@backend/database/migrate'
import { openCopy } from '@backend/database/replace'
import { loadSqlite } from '../backend'
import { TEST_NOW } from '../clock'

/** A file like the browser saves it, with several empty schools, numbered from one. */
export async function fileOfSchools(count: number): Promise<Uint8Array<ArrayBuffer>> {
  const { db, image } = await openMemory(await loadSqlite())
  await migrateToLatest(db)
  const times = { createdAt: TEST_NOW, updatedAt: TEST_NOW, approuveLe: TEST_NOW }
  const place = { telephone: '+21671000111', email: 'a@exemple.tn', adresse: null, gouvernorat: null, logo: null }
  for (let id = 1; id <= count; id += 1) {
    const names = { nom: `Auto-école ${id}`, matricule: `AE-FICHIER-${id}`, responsable: 'Nour Trabelsi' }
    await db
      .insertInto('auto_ecole')
      .values({ ...times, ...place, ...names, pays: 'TN', statut: 'ACTIVE', motif: null })
      .execute()
  }
  const bytes = image()
  await db.destroy()
  return bytes
}

/** A file with changes, as if somebody had edited it with another program. */
export async function changedFile(
  bytes: Uint8Array,
  change: (db: MemoryDatabase['db']) => Promise<unknown>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { db, image } = await openCopy(await loadSqlite(), bytes)
  await change(db)
  const changed = image()
  await db.destroy()
  return changed
}

/** The same school as if from another server: values that no two schools share are different. */
export const fromElsewhere = (bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  changedFile(bytes, async (db) => {
    await db.updateTable('auto_ecole').set({ matricule: 'AE-AILLEURS' }).execute()
    for (const { id } of await db.selectFrom('code_acces').select('id').execute()) {
      await db
        .updateTable('code_acces')
        .set({ code: `AILLEURS${id}` })
        .where('id', '=', id)
        .execute()
    }
  })
