import { expect, type Page } from '@playwright/test'
import { signIn, test } from '@tests/helpers/journeys/journey'

const INSERTIONS = 20
/** The element itself, those that it stands in, and those that look at the elements inside them. */
const MOST = 12

/** The elements whose style the browser finds again, on average, when one comes into the main part or goes. */
async function restyledByOne(page: Page): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('the page has no browser')
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await page.evaluate((times) => {
    const parts = document.querySelectorAll('main :is(td, li, dd, section, article, p)')
    const host = parts[Math.floor(parts.length / 2)] ?? document.querySelector('main')
    for (let time = 0; time < times; time += 1) {
      const added = document.createElement('span')
      host?.append(added)
      added.getBoundingClientRect()
      added.remove()
      host?.getBoundingClientRect()
    }
  }, INSERTIONS)
  const trace: { traceEvents: { name: string; args: { elementCount?: number } }[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  )
  const styled = trace.traceEvents.filter(({ name }) => name === 'UpdateLayoutTree')
  return styled.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0) / (2 * INSERTIONS)
}

const PAGES = {
  ecole: ['/dashboard', '/apps/candidats', '/apps/candidats/1', '/apps/calendar', '/apps/transactions'],
  candidat: ['/dashboard', '/apps/code-course'],
  manager: ['/dashboard', '/apps/email', '/apps/invoice/list', '/apps/todo', '/apps/ecommerce/shop', '/charts/apex'],
} as const

for (const [user, addresses] of Object.entries(PAGES)) {
  test(`an element that comes into a page of ${user} leaves the style of the others alone`, async ({ page }) => {
    for (const [place, address] of addresses.entries()) {
      if (place === 0) await signIn(page, user, address)
      else await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // Parts that are still on their way add their own.
      await expect.poll(() => restyledByOne(page), { message: address }).toBeLessThanOrEqual(MOST)
    }
  })
}
