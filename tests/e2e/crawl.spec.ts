import { expect, type Page } from '@playwright/test'
import { GROUPS } from '@src/views/demo/showcase/routes'
import { CONTROLS, type Control, listen, nextControl } from '@tests/helpers/journeys/crawler'
import { signIn, test } from '@tests/helpers/journeys/journey'

/** The addresses at which a role starts. Everything else is found by links. */
const STARTS: Record<string, readonly string[]> = {
  manager: [
    '/',
    ...['login', 'register', 'forgot-password', 'reset-password'].flatMap((screen) => [
      `/pages/${screen}-v1`,
      `/pages/${screen}-v2`,
    ]),
    ...GROUPS.flatMap(({ pages }) => Object.values(pages)),
  ],
  ecole: ['/dashboard'],
  moniteur: ['/'],
  candidat: ['/'],
  client: ['/'],
}

const only = process.env.CRAWL_ROLE?.split(',') ?? Object.keys(STARTS)
const within = new RegExp(process.env.CRAWL ?? '.')

/** One page of each kind: `/apps/candidats/12` and `/apps/candidats/13` are the same page. */
const kindOf = (address: string) => address.replace(/[?#].*/, '').replace(/\/\d+/g, '/:id')

test.describe.configure({ timeout: 3_600_000 })

async function open(page: Page, address: string): Promise<void> {
  await page.evaluate((url) => {
    const isElsewhere = new URL(url, location.href).pathname !== location.pathname
    for (const title of document.querySelectorAll('h1')) title.dataset.left = isElsewhere ? title.innerText : ''
    history.pushState(null, '', url)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await settle(page)
}

async function settle(page: Page): Promise<void> {
  // The page before stays on the screen until the next one has loaded; a few pages have the same title.
  await page
    .waitForFunction(
      () => [...document.querySelectorAll('h1')].some((title) => title.innerText !== (title.dataset.left ?? '')),
      undefined,
      { timeout: 3000 },
    )
    .catch(() => undefined)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 20_000 })
  await expect(page.locator('.page-skeleton')).toHaveCount(0, { timeout: 20_000 })
}

/** The addresses of the application that a page links to. */
const linksOf = (page: Page): Promise<string[]> =>
  page.locator('a[href]').evaluateAll((links) =>
    links.flatMap((link) => {
      const url = new URL((link as HTMLAnchorElement).href)
      return url.origin === location.origin && !(link as HTMLAnchorElement).target ? url.pathname + url.search : []
    }),
  )

/** Presses one control and returns its fault; null when something happened. */
async function press(page: Page, control: Control, outside: { events: number }): Promise<string | null> {
  const element = page.locator('[data-crawled=now]').first()
  outside.events = 0
  // Scrolled to the middle, clear of the bars that float above and below.
  await element.evaluate((node) => node.scrollIntoView({ block: 'center' })).catch(() => undefined)
  await element.hover({ timeout: 2000 }).catch(() => undefined)
  await page.waitForTimeout(80)
  await page.evaluate(listen)
  const before = page.url()
  try {
    await element.click({ timeout: 2500 })
  } catch (error) {
    return `cannot be pressed: ${
      String(error)
        .split('\n')
        .find((line) => line.includes('intercepts')) ?? 'not reached'
    }`
  }
  const hasEffect = async () => {
    for (let wait = 0; wait < 12; wait += 1) {
      if (outside.events > 0 || page.url() !== before) return true
      if (await page.evaluate(() => (window as unknown as { effects: number }).effects > 0)) return true
      await page.waitForTimeout(60)
    }
    return false
  }
  if ((await hasEffect()) || control.isChosen) return null
  // A few menus open by another kind of press, which the control declares.
  if (control.opensMenu) {
    for (const again of [() => element.click({ button: 'right' }), () => element.dblclick()]) {
      await again().catch(() => undefined)
      if (await hasEffect()) return null
    }
  }
  return 'does nothing'
}

/** Closes what a control opened and comes back to its page. */
async function comeBack(page: Page, address: string): Promise<string | null> {
  await page.evaluate(() => {
    if (document.fullscreenElement) void document.exitFullscreen()
    for (const toasts of document.querySelectorAll<HTMLElement>('[data-rht-toaster]')) toasts.hidden = true
  })
  const layer = page.locator(
    '.modal.show, .offcanvas.show, .dropdown-menu.show, [role=dialog]:visible, [role=listbox]:visible',
  )
  let fault: string | null = null
  for (let count = 0; count < 3 && (await layer.count()) > 0; count += 1) {
    await page.keyboard.press('Escape')
    await page.waitForTimeout(250)
  }
  if ((await layer.count()) > 0) fault = `stays open after Escape: ${(await layer.first().innerText()).slice(0, 60)}`
  if (fault || new URL(page.url()).pathname !== address.replace(/[?#].*/, '')) {
    if (fault) await page.reload()
    await open(page, address)
  }
  return fault
}

for (const role of only) {
  test(`every control of ${role} does something @crawl`, async ({ page }) => {
    const faults: string[] = []
    let where = ''
    const note = (fault: string) => {
      faults.push(`${where}: ${fault}`)
      process.stdout.write(`${role} ${where}: ${fault}\n`)
    }
    page.on('console', (message) => {
      if (message.type() === 'error') note(`console ${message.text()}`)
    })
    page.on('pageerror', (error) => note(`thrown ${error.message}`))
    page.on('response', (response) => {
      if (response.status() === 404) note(`404 ${response.url()}`)
    })
    const outside = { events: 0 }
    const hear = () => {
      outside.events += 1
    }
    // The listener stays: a file chooser is only announced to listeners that exist before and after the press.
    page.on('filechooser', hear)
    page.on('download', hear)
    page.on('popup', hear)
    await signIn(page, role, '/')
    const queue = [...(STARTS[role] ?? [])]
    const seen = new Set(queue.map(kindOf))
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      where = address
      await open(page, address).catch((error) => note(`does not open: ${String(error).slice(0, 120)}`))
      for (const link of await linksOf(page)) {
        if (seen.has(kindOf(link))) continue
        seen.add(kindOf(link))
        queue.push(link)
      }
      if (!within.test(address)) continue
      const tried: string[] = []
      for (let count = 0; count < CONTROLS; count += 1) {
        const control = await page.evaluate(nextControl, tried)
        if (!control) break
        tried.push(control.key)
        where = `${address} « ${control.name} »`
        const fault = await press(page, control, outside)
        if (fault) note(fault)
        const open = await comeBack(page, address).catch(
          (error) => `does not come back: ${String(error).slice(0, 120)}`,
        )
        if (open) note(open)
      }
    }
    process.stdout.write(`${role}: ${seen.size} pages\n`)
    expect(faults).toEqual([])
  })
}
