import AxeBuilder from '@axe-core/playwright'
import { DEMO_PASSWORD } from '@backend/seed/demo'
import { expect, type Page } from '@playwright/test'
import { signIn, test, visit } from '@tests/helpers/journeys/journey'

/** The faults of a page in Arabic: its direction, its width, and what axe finds. */
async function faultsOf(page: Page): Promise<string[]> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.skeleton, [aria-busy=true]')).toHaveCount(0)
  const frame = await page.evaluate(() => {
    const { lang, dir, scrollWidth, clientWidth } = document.documentElement
    return { lang, dir, isTooWide: scrollWidth > clientWidth }
  })
  expect(frame, page.url()).toEqual({ lang: 'ar', dir: 'rtl', isTooWide: false })
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
  return violations.map(({ id, nodes }) => `${page.url()}: ${id} ${nodes.map(({ html }) => html).join('\n  ')}`)
}

/** The horizontal position of a button. */
const leftOf = async (page: Page, name: RegExp) =>
  (await page.getByRole('button', { name }).first().boundingBox())?.x ?? 0

test.describe.configure({ timeout: 150_000 })

test('a school chooses Arabic before it signs in and works from right to left @essential @both', async ({ page }) => {
  const faults: string[] = []
  await visit(page, '/login')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  const faces: string[] = []
  page.on('request', (request) => {
    if (/plex.*arabic/.test(request.url())) faces.push(request.url())
  })
  await page.getByLabel('Langue').selectOption({ label: 'العربية' })
  faults.push(...(await faultsOf(page)))
  expect(faces.length).toBeGreaterThan(0)
  await page.getByLabel('اسم المستخدم أو البريد الإلكتروني').fill('ecole')
  await page.getByRole('textbox', { name: 'كلمة السر' }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'تسجيل الدخول' }).click()
  await expect(page).toHaveURL(/dashboard/)
  await expect(page.getByRole('heading', { level: 1, name: 'لوحة القيادة' })).toBeVisible()
  faults.push(...(await faultsOf(page)))

  // On a phone it opens as a list.
  await page.goto('/apps/calendrier')
  await expect(page.locator('.fc-event, .fc-list-event').first()).toBeVisible()
  faults.push(...(await faultsOf(page)))
  await page.goto('/apps/candidats')
  await expect(page.getByText('بلال العياري').first()).toBeVisible()
  faults.push(...(await faultsOf(page)))
  await page.goto('/apps/candidats/1')
  await expect(page.getByText('آمنة الشريف').first()).toBeVisible()
  faults.push(...(await faultsOf(page)))
  expect(faults).toEqual([])

  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1, name: 'Emna Cherif' })).toBeVisible()
})

test('the calendar in Arabic goes on to the left', async ({ page }) => {
  await signIn(page, 'ecole', '/apps/calendrier')
  await page.getByLabel('Langue').selectOption({ label: 'العربية' })
  await expect(page.getByRole('heading', { level: 1, name: 'الجدول' })).toBeVisible()
  // A Latin name fades at its end, on the right, even on a page that is read from the right.
  const name = page
    .getByRole('button', { name: /Olfa Khelifi/ })
    .first()
    .locator('[dir=auto]')
  await expect(name).toHaveCSS('direction', 'ltr')
  await expect(name).toHaveCSS('mask-image', /to right|90deg/)
  expect(await leftOf(page, /^الموالي$/)).toBeLessThan(await leftOf(page, /^السابق$/))
  const [monday, friday] = await Promise.all(
    ['الاثنين', 'الجمعة'].map((day) => page.locator('.fc-col-header-cell', { hasText: day }).boundingBox()),
  )
  expect(monday?.x).toBeGreaterThan(friday?.x ?? 0)
  await page.getByRole('button', { name: /^الموالي$/ }).click()
  await expect(page.getByText('23–29 نوفمبر 2026').first()).toBeVisible()

  const event = page.locator('.fc-event[data-evenement], [data-evenement]').first()
  await event.focus()
  const first = await event.boundingBox()
  await page.keyboard.press('ArrowLeft')
  const next = await page.locator(':focus').boundingBox()
  expect(next?.x).toBeLessThan(first?.x ?? 0)

  await page.getByLabel('اللغة').selectOption({ label: 'Français' })
  await expect(page.getByRole('heading', { level: 1, name: 'Calendrier' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test('the course asks in Arabic when the interface is in Arabic @both', async ({ page }) => {
  await signIn(page, 'candidat', '/apps/code-course')
  await page.getByLabel('Langue').selectOption({ label: 'العربية' })
  await page.getByRole('textbox', { name: /الرمز/ }).fill('CARTE7XKM4')
  await page.getByRole('button', { name: 'فتح الدروس' }).click()
  await page.locator('.serie button').first().click()
  await expect(page.locator('.question legend [lang="ar"][dir="rtl"]')).toBeVisible()
  await expect(page.locator('.question legend [lang="fr"]')).toHaveCount(0)
  expect(await faultsOf(page)).toEqual([])
})
