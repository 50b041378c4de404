import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { signIn, test } from '@tests/helpers/journeys/journey'

/** The named pages of the demo that need a sign-in, one of each kind of screen. */
const ADDRESSES = [
  '/pages/account-settings',
  '/pages/profile',
  '/pages/faq',
  '/pages/knowledge-base',
  '/pages/knowledge-base/planning',
  '/pages/knowledge-base/planning/poser-une-lecon',
  '/pages/pricing',
  '/pages/blog/list',
  '/pages/blog/detail',
  '/pages/blog/edit',
  '/access-control',
  '/misc/coming-soon',
  '/misc/not-authorized',
  '/misc/maintenance',
  '/misc/error',
  ...['login', 'register', 'forgot-password', 'reset-password'].flatMap((screen) => [
    `/pages/${screen}-v1`,
    `/pages/${screen}-v2`,
  ]),
]

/** Navigates like a link, without a reload. */
async function open(page: Page, address: string): Promise<void> {
  const before = await page.title()
  await page.evaluate((url) => {
    history.pushState(null, '', url)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await expect(page).not.toHaveTitle(before)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.skeleton, [aria-busy=true]')).toHaveCount(0)
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
    .locator('a')
    .evaluateAll((links) =>
      links.filter((link) => ['', '#', null].includes(link.getAttribute('href'))).map((link) => link.outerHTML),
    )

test.describe.configure({ timeout: 240_000 })

test('the named pages of the demo open, and every control has a name and a purpose @both', async ({ page }) => {
  const faults: string[] = []
  let address = ''
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${address}: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`${address}: ${error.message}`))
  await signIn(page, 'manager', '/apps/email')
  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  for (address of ADDRESSES) {
    await open(page, address)
    for (const skin of isPhone ? (['light'] as const) : (['light', 'dark'] as const)) {
      faults.push(...(await violationsOf(page, skin)).map((fault) => `${address} ${fault}`))
    }
    faults.push(...(await deadLinks(page)).map((link) => `${address} dead ${link}`))
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (wide > 0) faults.push(`${address} is ${wide} px too wide`)
  }
  expect(faults).toEqual([])
})

/** Words that only occur in code of the demo: paths of its requests, names of its styles and texts, its addresses. */
const OF_DEMO =
  'sweet-alert|knowledge-base|page-layout/|demoBlog|demoForms|blog/list/data/sidebar|faq/data/knowledge_base|profile/like-post|account-setting/update|apps/todo/add-tasks|apps/email/update-emails|wall-posts|blog-cards|demo-auth-card'

/** Gathers the scripts that a page loads from now on. */
function gatherScripts(page: Page): Map<string, Promise<string>> {
  const scripts = new Map<string, Promise<string>>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js') && response.ok())
      scripts.set(
        pathname,
        response.text().catch(() => ''),
      )
  })
  return scripts
}

/** The scripts with a word of the demo. */
async function ofDemo(scripts: Map<string, Promise<string>>): Promise<string[]> {
  const texts = await Promise.all([...scripts].map(async ([path, text]) => [path, await text] as const))
  expect(texts.length).toBeGreaterThan(10)
  const word = new RegExp(OF_DEMO)
  return texts.filter(([, text]) => word.test(text)).map(([path, text]) => `${path}: ${word.exec(text)?.[0]}`)
}

for (const [username, landing] of [
  ['ecole', '/dashboard'],
  ['moniteur', '/apps/moniteur/portfolio'],
  ['candidat', '/apps/candidat/portfolio'],
  ['client', '/access-control'],
] as const) {
  test(`the first page of ${username} loads no code of the demo`, async ({ page }) => {
    const scripts = gatherScripts(page)
    await signIn(page, username, landing)
    await expect(page.locator('.skeleton, .page-skeleton, [aria-busy=true]')).toHaveCount(0)
    expect(await ofDemo(scripts)).toEqual([])
  })
}

test.describe('a school', () => {
  test.use({ fetchesAhead: true })

  test('loads no code of the demo, not even ahead', async ({ page }) => {
    const scripts = gatherScripts(page)
    await signIn(page, 'ecole', '/dashboard')
    // The pages of a school are loaded one after the other. The last ones are those of the course.
    let before = 0
    await expect
      .poll(
        () => {
          const isOver = scripts.size === before
          before = scripts.size
          return isOver
        },
        { timeout: 90_000, intervals: [6000] },
      )
      .toBe(true)
    expect(await ofDemo(scripts)).toEqual([])
  })
})
