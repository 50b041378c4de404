import { openMemory } from '@backend/database/memory'
import { migrateToLatest } from '@backend/database/migrate'
import { seedDemo } from '@backend/seed/demo'
import { expect, type Page } from '@playwright/test'
import { loadSqlite } from '@tests/helpers/backend'
import { fillSchool } from '@tests/helpers/schools/largeSchool'

export const CANDIDATS = 100_000
const LONG = { timeout: 180_000 }

/** The file of a database with a school of many candidates. */
export async function largeDatabase(): Promise<Uint8Array> {
  const now = new Date()
  const { db, image } = await openMemory(await loadSqlite())
  await migrateToLatest(db)
  await seedDemo(db, now, 1)
  const { id } = await db.selectFrom('auto_ecole').select('id').orderBy('id').executeTakeFirstOrThrow()
  await fillSchool(db, id, CANDIDATS, now)
  return image()
}

/** Replaces the browser's own database. */
export async function restore(page: Page, url: string, file: string): Promise<void> {
  await page.goto(`${url}/backend`)
  await page.getByLabel('Fichier à restaurer').setInputFiles(file)
  await page.getByRole('button', { name: 'Confirmer' }).click(LONG)
  await expect(page.getByText('Copie restaurée')).toBeVisible(LONG)
}
