import { expect, type Page } from '@playwright/test'
import { clearPrices, insertForfait, insertPrices } from '@tests/helpers/argent/argent'
import { putInBox } from '@tests/helpers/argent/caisse'
import { signIn, test } from '@tests/helpers/journeys/journey'
import { JOURNEY_NOW } from '@tests/helpers/journeys/journeyClock'
import { prepare } from '@tests/helpers/journeys/prepared'

/** The demo data with prices and a package, and a candidate of their licence category. */
async function withPrices() {
  let idCandidat = 0
  let name = ''
  const ready = prepare(JOURNEY_NOW, async (db) => {
    const candidat = await db
      .selectFrom('candidat')
      .innerJoin('permi', 'permi.id', 'candidat.idPermi')
      .select(['candidat.id', 'candidat.idPermi', 'candidat.nom', 'candidat.prenom'])
      .where('candidat.idAutoEcole', '=', 1)
      .where('candidat.archived', '=', 0)
      .where('permi.code', '=', 'B')
      .orderBy('candidat.id')
      .executeTakeFirstOrThrow()
    await clearPrices({ db })
    await insertPrices({ db }, candidat.idPermi)
    await insertForfait({ db }, candidat.idPermi)
    idCandidat = candidat.id
    name = `${candidat.prenom} ${candidat.nom}`
  })
  await ready
  return { ready, name, address: `/apps/candidats/${idCandidat}?tab=paiements` }
}

const panel = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

test('the desk takes a payment in eight steps at most, and is ready for the next one', async ({ page }) => {
  const { ready, name, address } = await withPrices()
  await signIn(page, 'ecole', address, ready)
  await page.getByRole('button', { name: 'Inscrire', exact: true }).click()
  await panel(page, 'Inscrire à une formation').getByRole('button', { name: 'Inscrire', exact: true }).click()
  await expect(page.getByText(/835,000\sDT/).first()).toBeVisible()

  let steps = 0
  const step = async (done: () => Promise<unknown>) => {
    steps += 1
    await done()
  }
  const field = page.getByRole('combobox', { name: /^Qui paie/ })
  await step(() => page.keyboard.press('Control+k'))
  await step(() => page.keyboard.type('encaisser'))
  await expect(page.getByRole('option', { name: /^Encaisser/ }).first()).toBeVisible()
  await step(() => page.keyboard.press('Enter'))
  await expect(field).toBeFocused()
  await step(() => field.fill(name))
  await step(() => page.keyboard.press('Enter'))
  await expect(panel(page, 'Encaisser').getByRole('textbox', { name: /^Montant/ })).toHaveValue('835,000')
  await step(() => page.keyboard.press('Enter'))
  await expect(page.getByText(/RC-2026-00001.*encaissés/)).toBeVisible()
  await expect(field).toBeFocused()
  expect(steps).toBeLessThanOrEqual(8)
  await expect(page.getByRole('table', { name: 'Transactions' })).toContainText('RC-2026-00001')
})

test('an expense is recorded and reversed with a reason @both', async ({ page }) => {
  const ready = prepare(JOURNEY_NOW, (db) => putInBox({ db }, 'ecole', 500_000))
  await signIn(page, 'ecole', '/apps/transactions?nouveau=depense', ready)
  const form = panel(page, 'Dépense')
  await form.getByRole('textbox', { name: /^Montant/ }).fill('57,5')
  await form.getByRole('combobox', { name: 'Catégorie' }).selectOption('Carburant')
  await form.getByRole('textbox', { name: 'Bénéficiaire' }).fill('Agil La Marsa')
  await form.getByRole('button', { name: /^Enregistrer/ }).click()
  await expect(form).toBeHidden()
  await page.getByRole('button', { name: 'Agil La Marsa', exact: true }).click()
  await panel(page, 'DP-2026-00001').getByRole('button', { name: 'Contre-passer' }).click()
  const reversal = panel(page, 'Contre-passer DP-2026-00001')
  await reversal.getByRole('textbox', { name: 'Motif' }).fill('Saisie deux fois')
  await reversal.getByRole('button', { name: 'Contre-passer' }).click()
  await expect(panel(page, 'DP-2026-00001')).toContainText('Saisie deux fois')
  await expect(page.getByRole('region', { name: 'Totaux de la sélection' })).toContainText(/Décaissements\s*0,000\sDT/)
})
