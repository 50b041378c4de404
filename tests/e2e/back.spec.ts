import { expect } from '@playwright/test'
import { signIn, test } from '@tests/helpers/journeys/journey'

test('Back closes the menu and a panel of a phone before it leaves the page, a reload aside @phone', async ({
  page,
}) => {
  await signIn(page, 'ecole', '/dashboard')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Ouvrir le menu' }).tap()
  await dialog.getByRole('link', { name: 'Calendrier' }).tap()
  await expect(page).toHaveURL(/\/apps\/calendrier/)
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Ouvrir le menu' }).tap()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/apps\/calendrier/)

  await page.getByRole('button', { name: 'Planifier une leçon' }).tap()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/apps\/calendrier/)

  await page.getByRole('button', { name: 'Ouvrir le menu' }).tap()
  await expect(dialog).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Calendrier' })).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
})

test('Back closes the panel of a candidate, and from the file it links to returns to the list with the panel', async ({
  page,
}) => {
  await signIn(page, 'ecole', '/dashboard')
  await page.getByRole('link', { name: 'Candidats', exact: true }).first().click()
  await expect(page).toHaveURL('/apps/candidats')
  const list = page.url()
  const dialog = page.getByRole('dialog')
  await page.getByRole('row').nth(1).getByRole('button').first().click()
  await expect(dialog.getByRole('link', { name: 'Ouvrir la fiche' })).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(list)

  await page.getByRole('row').nth(2).getByRole('button').first().click()
  await dialog.getByRole('link', { name: 'Ouvrir la fiche' }).click()
  await expect(page).toHaveURL(/candidats\/\d+$/)
  await page.goBack()
  await expect(dialog.getByRole('link', { name: 'Ouvrir la fiche' })).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(list)
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
})

test('a page that was reloaded at the moment at which a panel opened is not left by itself', async ({ page }) => {
  await signIn(page, 'ecole', '/apps/candidats')
  // What Chromium keeps then: the entry of the panel in the place of the page's.
  await page.evaluate(() => history.replaceState({ ...history.state, covers: 1 }, ''))
  await page.reload()
  const dialog = page.getByRole('dialog')
  await page.getByRole('row').nth(1).getByRole('button').first().click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/apps/candidats')
})

test('Back returns to where a page was left, also below what loads later @both', async ({ page }) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 600 })
  await signIn(page, 'ecole', '/contact')
  const top = () => page.evaluate(() => Math.round(window.scrollY))
  /** Answers where the page was left. */
  async function goTo(name: string): Promise<number> {
    const menu = page.getByRole('button', { name: 'Ouvrir le menu' })
    if (await menu.isVisible()) await menu.click()
    const left = await top()
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    return left
  }
  for (const name of ['Dashboard', 'Candidats']) {
    await goTo(name)
    await expect(page.locator('main .skeleton')).toHaveCount(0)
    await page.evaluate(() => window.scrollTo(0, 280))
    await expect.poll(top).toBe(280)
    const left = await goTo('Moniteurs')
    expect(left).toBeGreaterThan(200)
    expect(await top()).toBe(0)
    await page.goBack()
    await expect.poll(top).toBe(left)
  }
})
