import { expect } from '@playwright/test'
import { signIn, test } from '@tests/helpers/journeys/journey'

test('a school withdraws an exam result and records another, and the candidate’s path follows @both', async ({
  page,
}) => {
  await signIn(page, 'ecole', '/apps/examens?status=FAILED')
  const figure = (name: string) => page.getByRole('group', { name: 'Examens par résultat' }).getByText(name)
  await expect(figure('Échoués')).toBeVisible()
  const name = (await page.locator('[data-opener]').first().textContent()) ?? ''
  await page.locator('[data-opener]').first().click()
  const panel = page.getByRole('dialog', { name })
  await expect(panel.getByRole('list', { name: 'Étapes du permis' })).toBeVisible()
  await panel.getByRole('button', { name: 'Retirer ce résultat' }).click()
  await expect(panel.getByText('RÉSULTAT À SAISIR', { exact: true })).toBeVisible()
  await panel.getByLabel('Remarque (facultatif)').fill('Arrêt oublié')
  await panel.getByRole('button', { name: /^Échoué/ }).click()
  await expect(panel.getByText('ÉCHOUÉ')).toBeVisible()
  await expect(panel.getByText('Arrêt oublié')).toBeVisible()

  await panel.getByRole('link', { name: 'Voir le candidat' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Tentatives' }).getByText('ÉCHOUÉ').first()).toBeVisible()
})
