import { expect, type Page } from '@playwright/test'
import { signIn, test } from '@tests/helpers/journeys/journey'

const panel = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

test('the first money opens the cash box; it is counted, closed, and its report printed @both', async ({ page }) => {
  await signIn(page, 'ecole', '/apps/transactions?nouveau=recette')
  await expect(page.getByText('Votre caisse s’ouvre au premier encaissement.')).toBeVisible()
  const income = panel(page, 'Autre recette')
  await income.getByRole('textbox', { name: /^Montant/ }).fill('72,5')
  await income.getByRole('combobox', { name: 'Catégorie' }).selectOption('Vente de livres et supports')
  await income.getByRole('button', { name: /^Enregistrer/ }).click()
  await expect(income).toBeHidden()
  await page.getByRole('button', { name: 'Clôturer ma caisse' }).click()

  const closing = panel(page, 'Clôturer ma caisse')
  await expect(closing.getByRole('textbox', { name: 'Billets de 50 DT' })).toBeFocused()
  for (const key of ['1', 'Enter', '1', 'Enter', 'Enter', 'Enter', 'Enter', '1', 'Enter', 'Enter', '1']) {
    await page.keyboard.press(key)
  }
  await expect(closing.getByRole('status')).toContainText(/72,500\sDT/)
  await closing.getByRole('button', { name: 'Valider le comptage' }).click()
  await expect(closing.getByText('Aucun écart')).toBeVisible()
  await expect(closing.getByRole('textbox', { name: /Versé au coffre/ })).toHaveValue('22,500')
  await closing.getByRole('button', { name: 'Clôturer la caisse' }).click()
  await expect(closing).toBeHidden()
  await expect(page.getByText(/CL-2026-00001.*caisse clôturée/)).toBeVisible()

  await page.getByRole('link', { name: 'Clôtures', exact: true }).click()
  await page.getByRole('button', { name: /21 nov. 2026/ }).click()
  const report = panel(page, 'CL-2026-00001')
  const download = page.waitForEvent('download')
  await report.getByRole('button', { name: 'Rapport (PDF)' }).click()
  expect((await download).suggestedFilename()).toBe('Cloture-CL-2026-00001.pdf')
})
