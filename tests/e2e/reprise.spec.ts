import { expect } from '@playwright/test'
import { clearPrices, insertForfait, insertPrices } from '@tests/helpers/argent/argent'
import { signIn, test } from '@tests/helpers/journeys/journey'
import { JOURNEY_NOW } from '@tests/helpers/journeys/journeyClock'
import { prepare } from '@tests/helpers/journeys/prepared'

/** The demo data with prices and a package, and a candidate of their licence category who was never enrolled. */
async function withUnpriced() {
  let nom = ''
  let idCandidat = 0
  const ready = prepare(JOURNEY_NOW, async (db) => {
    const candidat = await db
      .selectFrom('candidat')
      .innerJoin('permi', 'permi.id', 'candidat.idPermi')
      .select(['candidat.id', 'candidat.idPermi', 'candidat.prenom', 'candidat.nom'])
      .where('candidat.idAutoEcole', '=', 1)
      .where('candidat.archived', '=', 0)
      .where('permi.code', '=', 'B')
      .orderBy('candidat.id')
      .executeTakeFirstOrThrow()
    await clearPrices({ db })
    await insertPrices({ db }, candidat.idPermi)
    await insertForfait({ db }, candidat.idPermi)
    nom = `${candidat.prenom} ${candidat.nom}`
    idCandidat = candidat.id
  })
  await ready
  return { ready, nom, idCandidat }
}

test('a school moves a candidate in by keyboard and takes a payment @both', async ({ page }) => {
  const { ready, nom, idCandidat } = await withUnpriced()
  await signIn(page, 'ecole', `/apps/candidats/${idCandidat}?tab=paiements`, ready)
  await page.getByRole('link', { name: /^Reprendre une inscription/ }).click()
  await page.getByRole('button', { name: 'Commencer' }).click()
  const row = page.getByRole('form', { name: nom })
  await row.getByRole('textbox', { name: /^Code/ }).fill('10')
  await row.getByRole('textbox', { name: /^Déjà payé/ }).fill('300')
  await expect(row).toContainText(/Reste à payer\s: 535,000\sDT/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Candidat repris')).toBeVisible()

  await page.goto(`/apps/candidats/${idCandidat}?tab=paiements&encaisser=1`)
  const payment = page.getByRole('dialog', { name: 'Encaisser', exact: true })
  await expect(payment.getByRole('textbox', { name: /^Montant/ })).toHaveValue('535,000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Compte soldé')).toBeVisible()
})
