import { DEMO_PASSWORD } from '@backend/seed/demo'
import { test as base, expect, type Page } from '@playwright/test'
import { JOURNEY_NOW, setJourneyClock } from './journeyClock'
import { prepared } from './prepared'

/** A file of the host that runs no code of the application. */
const STILL = '/manifest.webmanifest'
const DATABASE = 'voie-libre.sqlite3'

/** Switches the browser to data saving, because fetching all pages ahead is wasted in a journey that opens few. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
}

/**
 * Milliseconds. A person reloads a page or types an address later than a test, which would do so while the history
 * still follows a panel that was opened or closed: Chromium then loses one of the two.
 */
const LEFT_AFTER_MS = 200

/** The test function of journeys: it sets the clock and turns off fetching pages ahead unless a test wants it. */
export const test = base.extend<{ fetchesAhead: boolean; now: Date }>({
  fetchesAhead: [false, { option: true }],
  // A moment other than that of the journey's database.
  now: [JOURNEY_NOW, { option: true }],
  context: async ({ context, fetchesAhead, now }, use) => {
    if (!fetchesAhead) await context.addInitScript(saveData)
    await setJourneyClock(context, now)
    await use(context)
    // A worker may still be loading when the journey ends, and a killed page cannot drop its routes.
    await context.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined)
  },
  page: async ({ page }, use) => {
    const reload = page.reload.bind(page)
    const goto = page.goto.bind(page)
    page.reload = async (options) => {
      await page.waitForTimeout(LEFT_AFTER_MS)
      return reload(options)
    }
    page.goto = async (address, options) => {
      if (page.url() !== 'about:blank' && !page.url().endsWith(STILL)) await page.waitForTimeout(LEFT_AFTER_MS)
      return goto(address, options)
    }
    await use(page)
  },
})

interface Baggage {
  name: string
  database: string
  storage: Record<string, string>
}

/** Stores a database and a session where the application reads them. */
async function unpack({ name, database, storage }: Baggage) {
  const packed = Uint8Array.from(atob(database), (character) => character.charCodeAt(0))
  const root = await navigator.storage.getDirectory()
  const file = await (await root.getFileHandle(name, { create: true })).createWritable()
  await new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip')).pipeTo(file)
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value)
}

/** Gives the browser a fresh database, which saves the first start, and the storage of a session. */
export async function bring(
  page: Page,
  database: string,
  storage: Record<string, string> = {},
  host = '',
): Promise<void> {
  await page.goto(`${host}${STILL}`)
  await page.evaluate(unpack, { name: DATABASE, database, storage })
}

/**
 * Opens an address as a signed-in demo account, in a fresh browser with a fresh database. Tests of the sign-in, or with
 * a database to keep, use the form.
 */
export async function signIn(page: Page, username: string, address = '/', from = prepared()): Promise<void> {
  const { database, storage } = await from
  const session = storage.get(username)
  if (!session) throw new Error(`No demo account ${username}`)
  await bring(page, database, session)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Opens an address without a session, in a browser with a fresh database. */
export async function visit(page: Page, address: string): Promise<void> {
  await bring(page, (await prepared()).database)
  await page.goto(address)
}

/** Signs a demo account in on the login page and waits for its landing page. */
export async function signInByForm(page: Page, username: string, host = ''): Promise<void> {
  await page.goto(`${host}/login`)
  await page.getByLabel('Nom d’utilisateur ou e-mail').fill(username)
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  // The first answer waits until the whole demo is in a new database, on a machine where other journeys run.
  await expect(page).not.toHaveURL(/\/login/, { timeout: 40_000 })
}
