import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { GROUPS } from '@src/views/demo/showcase/routes'
import { signIn, test } from '@tests/helpers/journeys/journey'

/** Navigates like a link, without a reload. */
async function open(page: Page, address: string): Promise<void> {
  const seen = page.locator('h1[data-seen]')
  await page.evaluate((url) => {
    document.querySelector('h1')?.setAttribute('data-seen', '')
    history.pushState(null, '', url)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await expect(seen).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.page-skeleton')).toHaveCount(0)
}

/** The violations that axe finds. In the dark skin only colours are checked. */
async function violationsOf(page: Page, skin: 'light' | 'dark'): Promise<string[]> {
  await page.evaluate((value) => {
    document.documentElement.dataset.bsTheme = value
  }, skin)
  const axeSource = (await page.evaluate(() => 'axe' in window)) ? ';' : undefined
  const axe = new AxeBuilder({ page, axeSource }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  if (skin === 'dark') axe.withRules(['color-contrast'])
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${skin} ${id} ${html}`))
}

/** Links that lead nowhere. */
const deadLinks = (page: Page) =>
  page
    .locator('main a')
    .evaluateAll((links) =>
      links.filter((link) => ['', '#', null].includes(link.getAttribute('href'))).map((link) => link.outerHTML),
    )

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** The number of pages in one test, which keeps it far from the time limit. */
const AT_ONCE = 9
const addresses = GROUPS.flatMap(({ overview, pages }) =>
  Object.keys(pages).length > 0 ? [overview[0] ?? '/', ...Object.values(pages)] : [],
)
const parts = Array.from({ length: Math.ceil(addresses.length / AT_ONCE) }, (_, part) =>
  addresses.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
)

test.describe.configure({ timeout: 90_000 })

for (const part of parts) {
  test(`the showcases from ${part[0]} to ${part.at(-1)} open without a fault @both`, async ({ page }) => {
    const faults: string[] = []
    let address = ''
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`${address}: ${message.text()}`)
    })
    page.on('pageerror', (error) => faults.push(`${address}: ${error.message}`))
    await signIn(page, 'manager', '/apps/email')
    const isPhone = (page.viewportSize()?.width ?? 0) < 768
    for (address of part) {
      await open(page, address)
      // The markup is the same on a phone.
      for (const skin of isPhone ? [] : (['light', 'dark'] as const)) {
        faults.push(...(await violationsOf(page, skin)).map((fault) => `${address} ${fault}`))
      }
      faults.push(...(await deadLinks(page)).map((link) => `${address} dead ${link}`))
      for (const direction of ['ltr', 'rtl']) {
        await page.evaluate((value) => {
          document.documentElement.dir = value
        }, direction)
        const wide = await tooWide(page)
        if (wide > 0) faults.push(`${address} is ${wide} px too wide in ${direction}`)
      }
      await page.evaluate(() => {
        document.documentElement.dir = 'ltr'
      })
    }
    expect(faults).toEqual([])
  })
}

test('the list is saved as CSV, Excel and PDF', async ({ page }) => {
  await signIn(page, 'manager', '/datatables/basic')
  const part = page.getByRole('article', { name: 'Avec des actions' })
  await expect(part.getByText('1–7 sur 100')).toBeVisible()
  for (const [kind, ending] of [
    ['CSV', 'csv'],
    ['Excel', 'xlsx'],
    ['PDF', 'pdf'],
  ] as const) {
    const download = page.waitForEvent('download')
    await part.getByRole('button', { name: 'Exporter' }).click()
    await part.getByRole('menuitem', { name: kind }).click()
    expect((await download).suggestedFilename()).toBe(`Candidatures.${ending}`)
  }
})

test('an editor with all tools formats what is marked, and undoes it', async ({ page }) => {
  await signIn(page, 'manager', '/forms/elements/editor')
  const part = page.getByRole('article', { name: 'Tous les outils' })
  const text = part.getByRole('textbox')
  await text.locator('p').first().click({ clickCount: 3 })
  await part.getByRole('button', { name: 'Centrer' }).click()
  await expect(text.locator('p.ql-align-center')).toHaveCount(1)
  await part.getByRole('button', { name: 'Annuler la frappe' }).click()
  await expect(text.locator('p.ql-align-center')).toHaveCount(0)
  await expect(text.locator('p')).toContainText('Votre première leçon')
})

test('the tools of a text that is edited in place come with the words that are marked', async ({ page }) => {
  await signIn(page, 'manager', '/forms/elements/editor')
  const part = page.getByRole('article', { name: 'Sur place' })
  await expect(part.getByRole('toolbar')).toHaveCount(0)
  const text = part.getByRole('textbox', { name: 'Texte, modifié sur place' })
  await text.locator('p').click({ clickCount: 3 })
  await part.getByRole('button', { name: 'Italique' }).click()
  await expect(text.locator('em')).toHaveCount(1)
})

test('a marker is dragged, and the map after it was brought nearer', async ({ page }) => {
  await signIn(page, 'manager', '/maps/leaflet')
  const movable = page.getByRole('article', { name: 'Repère mobile' })
  await movable.getByRole('button', { name: 'Point de rendez-vous' }).hover()
  await page.mouse.down()
  await page.mouse.move(600, 500, { steps: 5 })
  await page.mouse.up()
  await expect(movable.getByText(/latitude 35\.68/)).toHaveCount(0)
  const events = page.getByRole('article', { name: 'Événements' })
  await events.getByRole('button', { name: 'Agrandir' }).click()
  await events.getByRole('button', { name: 'Agrandir' }).click()
  await events.locator('svg[role=group]').hover({ position: { x: 150, y: 200 } })
  await page.mouse.down()
  await events.locator('svg[role=group]').hover({ position: { x: 210, y: 260 } })
  await page.mouse.up()
  await expect(events.getByText('Carte déplacée')).toBeVisible()
})

test('a list in several languages changes that of the page', async ({ page }) => {
  await signIn(page, 'manager', '/datatables/basic')
  await page.getByRole('article', { name: 'En plusieurs langues' }).getByRole('combobox').selectOption('en')
  const part = page.getByRole('article', { name: 'In several languages' })
  await expect(part.getByRole('button', { name: 'City' })).toBeVisible()
})
