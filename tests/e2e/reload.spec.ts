import { expect, type Page } from '@playwright/test'
import { signIn, test } from '@tests/helpers/journeys/journey'

// The page is held back in the network, which its service worker would pass by.
test.use({ serviceWorkers: 'block' })

const START = '**/assets/start-*.js'
const pictureOf = (page: Page) => page.locator('#picture')

/** Reloads the page without the code of the application, which comes when the returned function is called. */
async function reloadWithoutCode(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route(START, async (route) => {
    await released
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  return release
}

/** The first page of the school with all its parts, as it is left by a reload. */
async function openDashboard(page: Page): Promise<void> {
  await signIn(page, 'ecole', '/dashboard')
  await page.waitForLoadState('networkidle')
}

test('a reload of the first page shows it before the application has started', async ({ page }) => {
  await openDashboard(page)
  await page.evaluate(() => window.scrollTo(0, 100))
  await expect(page.locator('main .skeleton')).toHaveCount(0)
  const title = await page.getByRole('heading', { level: 2 }).first().textContent()
  const start = await reloadWithoutCode(page)
  const picture = pictureOf(page)
  await expect(picture.locator('h2').first()).toHaveText(title ?? '')
  expect(await picture.evaluate(({ scrollTop }) => scrollTop)).toBe(100)
  // It takes no input, and a screen reader does not find it.
  await expect(page.getByRole('heading')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(picture.locator(':focus')).toHaveCount(0)
  start()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(picture).toHaveCount(0)
  await page.getByRole('link', { name: 'Candidats', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Candidats' })).toBeVisible()
})

/** Runs in the new page before index.html looks for a picture. */
const OTHERS = {
  'another person': () => localStorage.setItem('idUser', '999'),
  'another language': () => localStorage.setItem('lang', 'en'),
  'another window': () => Object.defineProperty(window, 'innerWidth', { value: 800 }),
  'another page': () => window.history.replaceState(null, '', '/dashboard?du=2026-01-01'),
  'a page of more than five minutes later': () => {
    const { now } = Date
    Date.now = () => now() + 300_000
  },
}

for (const [other, change] of Object.entries(OTHERS)) {
  test(`${other} does not get the picture`, async ({ page }) => {
    await openDashboard(page)
    await page.addInitScript(change)
    await reloadWithoutCode(page)
    await expect(page.locator('#overlay')).toBeVisible()
    await page.waitForFunction(() => document.readyState !== 'loading')
    await expect(pictureOf(page)).toHaveCount(0)
  })
}
