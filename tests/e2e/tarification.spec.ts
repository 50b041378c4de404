import { expect } from '@playwright/test'
import { signIn, test } from '@tests/helpers/journey'

test('a school sets the prices of a permit and adds a package, and a reload keeps both @both', async ({ page }) => {
  await signIn(page, 'ecole', '/apps/tarification')
  await page.getByRole('link', { name: 'Fixer les prix du permis H' }).click()
  await page.getByRole('textbox', { name: 'Heure de code', exact: true }).fill('9')
  await page.getByRole('textbox', { name: 'Heure de circulation', exact: true }).fill('31,5')
  await expect(page.getByText('Les candidats déjà inscrits gardent leurs prix')).toBeVisible()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Prix du permis H enregistrés')).toBeVisible()
  await page.reload()
  const card = page.getByRole('listitem', { name: 'Permis H' })
  await expect(card.getByRole('row', { name: /^Circulation/ })).toContainText(/31,500\sDT/)

  await page.getByRole('tab', { name: 'Forfaits' }).click()
  await page.getByRole('link', { name: 'Ajouter un forfait' }).click()
  await page.getByRole('textbox', { name: 'Nom' }).fill('Tracteur')
  await page.getByRole('combobox', { name: 'Permis' }).selectOption('H · Véhicules agricoles')
  await page.getByRole('textbox', { name: 'Prix' }).fill('283,5')
  await page.getByRole('textbox', { name: 'Heures de circulation' }).fill('10 h')
  await page.getByRole('switch', { name: 'Frais de dossier compris' }).click()
  await expect(page.getByText(/−10\s%/)).toBeVisible()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Forfait Tracteur ajouté')).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL('/apps/tarification?tab=forfaits')
  await expect(page.getByRole('row', { name: /^Tracteur/ })).toContainText(/283,500\sDT/)
})
