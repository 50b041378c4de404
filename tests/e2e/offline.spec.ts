import { expect } from '@playwright/test'
import { signIn, test } from '@tests/helpers/journeys/journey'

test('a page whose code fails to load shows an error and loads on retry', async ({ page }) => {
  let isCut = true
  await page.route(/MoniteurListPage.*\.js/, (route) => (isCut ? route.abort() : route.continue()))
  await signIn(page, 'ecole')
  await page.goto('/apps/moniteurs')
  await expect(page.getByRole('heading', { level: 1, name: 'Hors ligne' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Compte d[e’]/ })).toBeVisible()
  isCut = false
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Moniteurs' })).toBeVisible()
})

test('a public page whose code fails to load shows the offline page', async ({ page, context }) => {
  await page.goto('/login')
  const forgotten = page.getByRole('link', { name: /oublié/ })
  await expect(forgotten).toBeVisible()
  await context.setOffline(true)
  await forgotten.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hors ligne' })).toBeVisible()
})

test.describe('pages fetched ahead', () => {
  test.use({ fetchesAhead: true })

  test('a page that comes next opens without network', async ({ page, context }) => {
    let isAhead = false
    page.on('response', (response) => {
      isAhead ||= /VehiculeListPage.*\.js/.test(response.url())
    })
    await signIn(page, 'ecole', '/dashboard')
    // Some seconds after the page has loaded, its user moves the pointer.
    let x = 0
    const seen = async () => {
      x = (x + 10) % 100
      await page.mouse.move(x, 10)
      return isAhead
    }
    await expect.poll(seen, { timeout: 40_000 }).toBe(true)
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Véhicules' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Véhicules' })).toBeVisible()
    await expect(page.getByRole('row')).not.toHaveCount(0)
  })
})
