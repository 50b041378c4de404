import { expect } from '@playwright/test'
import { signIn, test } from '@tests/helpers/journeys/journey'

test('a school chooses a period, keeps it in the address, and finds the number of a figure in its list @essential', async ({
  page,
}) => {
  await signIn(page, 'ecole', '/dashboard')
  await expect(page.getByRole('region', { name: 'Prochaines heures' })).toBeVisible()
  const period = page.getByRole('combobox', { name: 'Période' })
  // The statistics are loaded when they come near the visible part.
  const scrollToPeriod = () =>
    expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await expect(period).toBeVisible({ timeout: 1000 })
    }).toPass()
  await scrollToPeriod()
  await period.selectOption('Cette année')
  await expect(page).toHaveURL('/dashboard?periode=annee')
  await page.reload()
  await expect(page.getByRole('region', { name: 'Prochaines heures' })).toBeVisible()
  await scrollToPeriod()
  await expect(period).toHaveValue('annee')

  const figures = page.getByRole('list', { name: 'Chiffres de la période' })
  const enrolled = figures.getByRole('link', { name: /^Inscriptions/ })
  // The text has two lines: the name and the number.
  const [, count = ''] = (await enrolled.innerText()).split('\n')
  await enrolled.click()
  await expect(page).toHaveURL(/\/apps\/candidats\?.*inscritDepuis=2026-01-01/)
  await expect(page.getByText(new RegExp(`sur ${count.trim()}$`))).toBeVisible()
})
