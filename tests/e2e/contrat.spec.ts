import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { clearPrices, insertForfait, insertPrices } from '@tests/helpers/argent/argent'
import { signIn, test } from '@tests/helpers/journeys/journey'
import { JOURNEY_NOW } from '@tests/helpers/journeys/journeyClock'
import { prepare } from '@tests/helpers/journeys/prepared'
import { MENTIONS } from '@tests/helpers/papers/papersOf'

/** A candidate with a complete file, and a school whose papers are complete. */
async function withFile() {
  let idCandidat = 0
  const ready = prepare(JOURNEY_NOW, async (db) => {
    const candidat = await db
      .selectFrom('candidat')
      .innerJoin('permi', 'permi.id', 'candidat.idPermi')
      .select(['candidat.id', 'candidat.idPermi'])
      .where('candidat.idAutoEcole', '=', 1)
      .where('candidat.archived', '=', 0)
      .where('permi.code', '=', 'B')
      .orderBy('candidat.id')
      .executeTakeFirstOrThrow()
    const complete = { adresse: '4, rue de Carthage', nomAr: 'بن علي', prenomAr: 'سامي', dateNaissance: '2001-04-09' }
    await db.updateTable('candidat').set(complete).where('id', '=', candidat.id).execute()
    await db.updateTable('auto_ecole').set({ adresse: '12, avenue de la Liberté, Tunis' }).where('id', '=', 1).execute()
    const mentions = { valeurs: JSON.stringify(MENTIONS), version: 1, updatedAt: JOURNEY_NOW.toISOString() }
    await db
      .insertInto('mention_ecole')
      .values({ idAutoEcole: 1, ...mentions })
      .execute()
    await clearPrices({ db })
    await insertPrices({ db }, candidat.idPermi)
    await insertForfait({ db }, candidat.idPermi)
    idCandidat = candidat.id
  })
  await ready
  return { ready, sheet: `/apps/candidats/${idCandidat}` }
}

const section = (page: Page) => page.getByRole('region', { name: 'Contrat de formation' })
const panel = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

test('a school makes, prints and signs a contract, then an amendment after a further package', async ({ page }) => {
  const { ready, sheet } = await withFile()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const drawing = () => asked.filter((url) => /harfbuzz|noto-sans|makePdf/.test(url))

  await signIn(page, 'ecole', `${sheet}?tab=paiements`, ready)
  await page.getByRole('button', { name: 'Inscrire', exact: true }).click()
  await panel(page, 'Inscrire à une formation').getByRole('button', { name: 'Inscrire', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Compte du candidat' })).toContainText('835,000')

  await page.getByRole('tab', { name: 'Documents' }).click()
  await section(page).getByRole('button', { name: 'Établir le contrat' }).click()
  await expect(section(page)).toContainText('Contrat CT-2026-00001')
  // The code that draws papers is only fetched with the first paper.
  expect(drawing()).toEqual([])

  await section(page).getByRole('link', { name: /^Voir/ }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('CT-2026-00001.pdf')
  const pdf = await readFile(await file.path())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.length).toBeLessThan(100_000)
  expect(drawing().length).toBeGreaterThan(2)
  await page.goBack()

  await section(page)
    .getByRole('button', { name: /^Marquer comme signé/ })
    .click()
  await panel(page, /^Signature/)
    .getByRole('button', { name: 'Marquer comme signé' })
    .click()
  await expect(section(page).getByText('Signé', { exact: true })).toBeVisible()
  await expect(page.getByRole('switch', { name: /^Contrat signé/ })).toBeChecked()

  await page.getByRole('tab', { name: 'Paiements' }).click()
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Ajouter un forfait' }).click()
  const lots = page.getByRole('dialog')
  await lots.getByRole('button', { name: /^Ajouter/ }).click()
  await expect(lots).toBeHidden()

  await page.getByRole('tab', { name: 'Documents' }).click()
  await section(page).getByRole('button', { name: 'Établir un avenant' }).click()
  await expect(section(page)).toContainText('CT-2026-00002')
})
