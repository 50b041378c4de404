import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { signIn } from '@tests/helpers/journey'

const PUBLIC = ['/login', '/forgot-password', '/reset-password', '/backend', '/nulle-part']
const BY_ROLE = {
  ecole: [
    '/dashboard',
    '/apps/candidats',
    '/apps/candidats?row=1',
    '/apps/candidats/1',
    '/apps/candidats/1?tab=documents',
    '/apps/candidats/new',
    '/apps/candidats/import',
    '/apps/moniteurs',
    '/apps/moniteurs/new',
    '/apps/calendrier',
    '/notifications',
    '/profile',
    '/apps/autoecole',
  ],
  manager: ['/apps/autoecole', '/dashboard'],
  moniteur: ['/apps/moniteur/portfolio', '/apps/candidats'],
  candidat: ['/apps/candidat/portfolio'],
  client: ['/access-control'],
}

/** Opens an address, waits for its title, and lists what axe (in both skins) and the console have against it. */
async function faultsOf(page: Page, address: string): Promise<string[]> {
  const faults: string[] = []
  const listen = (message: { type(): string; text(): string }) => {
    if (message.type() === 'error') faults.push(`${address}: ${message.text()}`)
  }
  page.on('console', listen)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.skeleton')).toHaveCount(0)
  for (const skin of ['light', 'dark']) {
    await page.evaluate((value) => {
      document.documentElement.dataset.bsTheme = value
    }, skin)
    const { violations } = await new AxeBuilder({ page }).analyze()
    for (const { id, nodes } of violations) {
      faults.push(`${address} ${skin}: ${id} ${nodes.map(({ html }) => html).join(' ')}`)
    }
  }
  page.off('console', listen)
  return faults
}

async function expectNone(page: Page, addresses: string[]): Promise<void> {
  const faults: string[] = []
  for (const address of addresses) faults.push(...(await faultsOf(page, address)))
  expect(faults).toEqual([])
}

test.describe.configure({ timeout: 180_000 })

test('the public pages are for everybody @both', async ({ page }) => {
  await expectNone(page, PUBLIC)
})

for (const [role, addresses] of Object.entries(BY_ROLE)) {
  test(`the pages of ${role} are for everybody${role === 'ecole' ? ' @both' : ''}`, async ({ page }) => {
    await signIn(page, role)
    await expectNone(page, addresses)
  })
}
