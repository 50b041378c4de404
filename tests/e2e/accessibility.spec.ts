import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { signIn, test } from '@tests/helpers/journeys/journey'

const PUBLIC = [
  '/login',
  '/register',
  '/contact',
  '/forgot-password',
  '/reset-password',
  '/backend',
  '/licences',
  '/accessibilite',
  '/nulle-part',
]
/** A school has the most pages, so two tests share them between two workers. */
const BY_ROLE: [role: string, name: string, addresses: string[]][] = [
  [
    'ecole',
    'ecole and its candidates',
    [
      '/apps/candidats',
      '/apps/candidats?row=1',
      '/apps/candidats/1',
      '/apps/candidats/1?tab=documents',
      '/apps/candidats/new',
      '/apps/candidats/import',
    ],
  ],
  [
    'ecole',
    'ecole and its office',
    [
      '/dashboard',
      '/apps/moniteurs',
      '/apps/moniteurs/new',
      '/apps/calendrier',
      '/notifications',
      '/profile',
      '/apps/autoecole',
      '/apps/tarification',
      '/apps/tarification?tab=forfaits',
      '/apps/tarification?tab=abonnement',
      '/apps/tarification/prix/new?permi=10',
      '/apps/tarification/forfaits/new',
      '/apps/codes-acces',
      '/apps/utilisateurs',
      '/apps/configuration',
    ],
  ],
  [
    'manager',
    'manager',
    [
      '/apps/autoecole',
      '/dashboard',
      '/apps/autoecole/1',
      '/apps/packs',
      '/apps/packs/new',
      '/apps/demandes',
      '/apps/packages',
      '/apps/messages',
      '/apps/messages?row=1',
    ],
  ],
  ['moniteur', 'moniteur', ['/apps/moniteur/portfolio', '/apps/candidats']],
  ['candidat', 'candidat', ['/apps/candidat/portfolio', '/apps/code-course']],
  ['client', 'client', ['/access-control']],
]

/** Navigates like a link, without a reload; an address with a panel is loaded. */
async function open(page: Page, address: string): Promise<void> {
  if (address.includes('?')) return void (await page.goto(address))
  const before = await page.title()
  await page.evaluate((url) => {
    history.pushState(null, '', url)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  // The title changes with the page: until then the previous page is shown.
  await expect(page).not.toHaveTitle(before)
}

/** The violations that axe finds; in the other skin only colours can differ. */
async function violationsOf(page: Page, skin: 'light' | 'dark') {
  await page.evaluate((value) => {
    document.documentElement.dataset.bsTheme = value
  }, skin)
  // axe is not injected again into a document that has it from an earlier page or skin.
  const axeSource = (await page.evaluate(() => 'axe' in window)) ? ';' : undefined
  // There are no frames: without them axe needs no second page to collect its findings. Passing rules need no
  // description.
  const axe = new AxeBuilder({ page, axeSource }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  if (skin === 'dark') axe.withRules(['color-contrast'])
  return (await axe.analyze()).violations
}

/** Opens an address, waits for its title, and lists the violations of axe and the messages on the console. */
async function faultsOf(page: Page, address: string, opening: Promise<unknown>): Promise<string[]> {
  const faults: string[] = []
  const listen = (message: { type(): string; text(): string }) => {
    if (message.type() === 'error') faults.push(`${address}: ${message.text()}`)
  }
  page.on('console', listen)
  await opening
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.skeleton, [aria-busy=true]')).toHaveCount(0)
  // The dark skin has the same colours on a phone.
  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  for (const skin of isPhone ? (['light'] as const) : (['light', 'dark'] as const)) {
    for (const { id, nodes } of await violationsOf(page, skin)) {
      const lines = nodes.map(({ html, any }) => `${html} ${any[0]?.message ?? ''}`)
      faults.push(`${address} ${skin}: ${id} ${lines.join('\n  ')}`)
    }
  }
  if (isPhone) {
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return { scrollWidth, clientWidth }
    })
    if (scrollWidth > clientWidth) faults.push(`${address}: ${scrollWidth} px wide on a screen of ${clientWidth}`)
  }
  page.off('console', listen)
  return faults
}

test.describe.configure({ timeout: 180_000 })

test('public pages have no accessibility violation and no console message @essential @both', async ({ page }) => {
  const faults: string[] = []
  for (const address of PUBLIC) faults.push(...(await faultsOf(page, address, page.goto(address))))
  expect(faults).toEqual([])
})

for (const [role, name, addresses] of BY_ROLE) {
  test(`the pages of ${name} have no accessibility violation and no console message${role === 'ecole' ? ' @both' : ''}`, async ({
    page,
  }) => {
    await signIn(page, role, '/backend')
    const faults: string[] = []
    for (const address of addresses) faults.push(...(await faultsOf(page, address, open(page, address))))
    expect(faults).toEqual([])
  })
}
