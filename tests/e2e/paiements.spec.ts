import { expect, type Page } from '@playwright/test'
import { clearPrices, insertForfait, insertPrices } from '@tests/helpers/argent/argent'
import { signIn, test } from '@tests/helpers/journeys/journey'
import { JOURNEY_NOW } from '@tests/helpers/journeys/journeyClock'
import { prepare } from '@tests/helpers/journeys/prepared'

/** The demo data with prices and a package, and a candidate of their licence category. */
async function withPrices() {
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
    await clearPrices({ db })
    await insertPrices({ db }, candidat.idPermi)
    await insertForfait({ db }, candidat.idPermi)
    idCandidat = candidat.id
  })
  await ready
  return { ready, address: `/apps/candidats/${idCandidat}?tab=paiements` }
}

const account = (page: Page) => page.getByRole('region', { name: 'Compte du candidat' })
const panel = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

test('a school enrols a candidate, takes a payment by keyboard and takes it back @essential @both', async ({
  page,
}) => {
  const { ready, address } = await withPrices()
  await signIn(page, 'ecole', address, ready)
  await page.getByRole('button', { name: 'Inscrire', exact: true }).click()
  const enrolment = panel(page, 'Inscrire à une formation')
  await expect(enrolment.getByRole('radio', { name: /^Complet B/ })).toBeChecked()
  await enrolment.getByRole('button', { name: 'Inscrire', exact: true }).click()
  await expect(account(page)).toContainText(/Reste à payer\s*835,000\sDT/)

  await account(page).getByRole('button', { name: 'Encaisser' }).click()
  const payment = panel(page, 'Encaisser')
  await expect(payment.getByRole('textbox', { name: /^Montant/ })).toHaveValue('835,000')
  await page.keyboard.press('4')
  await expect(payment.getByRole('radio', { name: 'Carte' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(payment).toBeHidden()
  await expect(page.getByText('Compte soldé')).toBeVisible()
  await expect(page.getByText(/RC-2026-00001.*encaissés/)).toBeVisible()

  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(page.getByText('Contre-passé par RC-2026-00002')).toBeVisible()
  await expect(account(page)).toContainText(/Reste à payer\s*835,000\sDT/)
})
