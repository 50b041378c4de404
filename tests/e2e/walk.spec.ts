import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { LANGUAGES } from '@src/configs/languages'
import { signIn, test, visit } from '@tests/helpers/journeys/journey'
import { prepared } from '@tests/helpers/journeys/prepared'
import { addressesOf, type Look, lookAt, OPEN_TO_ALL, textKeys } from '@tests/helpers/journeys/walk'

const VISITOR = 'visitor'
const ROLES = process.env.WALK_ROLE?.split(',') ?? ['manager', 'ecole', 'moniteur', 'candidat', 'client', VISITOR]
const CHOSEN = process.env.WALK_LANGUAGE?.split(',') ?? Object.keys(LANGUAGES)
const within = new RegExp(process.env.WALK ?? '.')
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const KEYS = textKeys()

test.describe.configure({ timeout: 3_600_000 })

/** Stores the choices like the theme's panel does. The application notices them as if they came from another tab. */
async function dress(page: Page, { direction, skin, layout, width }: Look): Promise<void> {
  await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
  await page.evaluate(
    (chosen) => {
      for (const [name, value] of Object.entries(chosen)) localStorage.setItem(name, value)
      // A page without the frame does not apply them itself.
      document.documentElement.dir = chosen.direction
      document.documentElement.dataset.bsTheme = chosen.skin === 'dark' ? 'dark' : 'light'
      dispatchEvent(new StorageEvent('storage', { key: null }))
    },
    { direction, skin, layout },
  )
}

/** Chooses the language in the page's own list. The language of an account takes precedence over that of the device. */
async function speak(page: Page, language: string): Promise<void> {
  await page.locator('.language-switch select').first().selectOption(language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

/** Navigates like a link, without a reload, and waits until the content is there. */
async function open(page: Page, address: string): Promise<void> {
  const areaOf = (path: string) => path.split('/', 3).join('/')
  const before = areaOf(new URL(page.url()).pathname)
  await page.evaluate((url) => {
    for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-seen', heading.innerText)
    history.pushState(null, '', url)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  // Several addresses of an area, such as mail folders or panels, may be served by one page, whose heading then stays
  // the same.
  const isSameArea = areaOf(address.replace(/\?.*/, '')) === before
  await page
    .waitForFunction(
      () => [...document.querySelectorAll('h1')].some((one) => one.innerText !== (one.dataset.seen ?? '')),
      undefined,
      { timeout: isSameArea ? 4000 : 20_000 },
    )
    .catch((error) => {
      if (!isSameArea) throw error
    })
  await expect(page.locator('.page-skeleton')).toHaveCount(0, { timeout: 20_000 })
  await expect(page.locator('.skeleton'))
    .toHaveCount(0, { timeout: 8000 })
    .catch(() => undefined)
}

/** The faults that can be read from the document itself. */
const documentFaults = (page: Page, look: Look): Promise<string[]> =>
  page.evaluate(
    ({ keys, look: { language, direction } }) => {
      const faults: string[] = []
      const root = document.documentElement
      const headings = [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility())
      if (headings.length === 0) faults.push('no heading of the first level')
      if (document.title.trim() === '') faults.push('no title')
      if (root.lang !== language) faults.push(`language ${root.lang}`)
      if (root.dir !== direction) faults.push(`direction ${root.dir}`)
      const wide = root.scrollWidth - root.clientWidth
      if (wide > 0) faults.push(`${wide} px too wide`)
      const known = new Set(keys)
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { data, parentElement } = texts.currentNode as Text
        if (known.has(data.trim()) && !parentElement?.closest('pre, code, script, style'))
          faults.push(`key of a text: ${data.trim()}`)
      }
      return faults
    },
    { keys: KEYS, look },
  )

async function violations(page: Page): Promise<string[]> {
  const axeSource = (await page.evaluate(() => 'axe' in window)) ? ';' : undefined
  const axe = new AxeBuilder({ page, axeSource }).setLegacyMode(true).withTags(LEVELS)
  const found = await axe.analyze()
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ html, any }) => `axe ${id} ${html.slice(0, 200)} ${any[0]?.message ?? ''}`),
  )
}

for (const [round, language] of Object.keys(LANGUAGES).entries()) {
  for (const role of ROLES) {
    if (!CHOSEN.includes(language)) continue
    test(`every page of ${role} opens in ${language} @walk`, async ({ page }) => {
      const begun = Date.now()
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
        if (response.status() >= 400) note(`${response.status()} ${response.url()}`)
      })
      page.on('requestfailed', (request) => {
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') note(`failed ${request.url()}`)
      })
      const storage = (await prepared()).storage.get(role) ?? {}
      if (role === VISITOR) {
        await visit(page, '/misc/error')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      } else await signIn(page, role)
      await speak(page, language)
      const addresses = role === VISITOR ? OPEN_TO_ALL : addressesOf(role, storage)
      let visits = 0
      for (const [index, address] of addresses.entries()) {
        if (!within.test(address)) continue
        const look = lookAt(index, round)
        where = `${address} ${Object.values(look).join(' ')}`
        await dress(page, look)
        const opened = await open(page, address).catch((error) => `does not open: ${String(error).slice(0, 160)}`)
        if (opened) note(opened)
        for (const fault of await documentFaults(page, look)) note(fault)
        for (const fault of await violations(page)) note(fault)
        visits += 1
      }
      const seconds = Math.round((Date.now() - begun) / 1000)
      process.stdout.write(`${role} ${language}: ${visits} visits, ${faults.length} findings, ${seconds} s\n`)
      expect(faults).toEqual([])
    })
  }
}
