import { expect, type Page } from '@playwright/test'
import { signIn, test } from '@tests/helpers/journeys/journey'
import { z } from 'zod'

/**
 * The allowed sum of layout shifts. Below it nobody notices a movement; from 0.1 on a page counts as unstable
 * (web.dev/cls).
 */
const LIMIT = 0.05

/** The pages that a role opens most, with parts that come from several answers. */
const PAGES = {
  ecole: [
    '/dashboard',
    '/apps/calendrier',
    '/apps/candidats',
    '/apps/candidats/1',
    '/apps/transactions',
    '/apps/transactions/clotures',
    '/apps/regularisation',
    '/apps/factures',
  ],
  manager: ['/dashboard', '/apps/autoecole'],
  moniteur: ['/apps/moniteur/portfolio', '/apps/calendrier'],
  candidat: ['/apps/candidat/portfolio', '/apps/code-course'],
}

const shiftSchema = z.object({ value: z.number(), hadRecentInput: z.boolean() })

/** Notes the layout shifts of every page that is opened from now on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: unknown[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map((entry) => entry.toJSON()))
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The sum of the shifts that no tap asked for. */
async function shiftOf(page: Page): Promise<number> {
  const noted = z.array(shiftSchema).parse(await page.evaluate('globalThis.shifts'))
  return noted.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0)
}

for (const [role, addresses] of Object.entries(PAGES)) {
  test(`nothing moves while the pages of ${role} load @both`, async ({ page }) => {
    await watchShifts(page)
    await signIn(page, role)
    for (const address of addresses) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').getByRole('status', { name: 'Chargement' })).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      expect.soft(await shiftOf(page), address).toBeLessThan(LIMIT)
    }
  })
}
