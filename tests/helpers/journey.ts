import { DEMO_PASSWORD } from '@backend/seed/demo'
import { test as base, expect, type Page } from '@playwright/test'
import { setJourneyClock } from './journeyClock'
import { prepared } from './prepared'

/** Served by the host, and nothing of the application runs there. */
const STILL = '/manifest.webmanifest'
const DATABASE = 'voie-libre.sqlite3'

/** Fetching every page ahead is for people; a test opens few of them. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
}

/** A test of a journey: it has a clock of its own, and what it opens fetches other pages ahead only where it wants that. */
export const test = base.extend<{ fetchesAhead: boolean }>({
  fetchesAhead: [false, { option: true }],
  context: async ({ context, fetchesAhead }, use) => {
    if (!fetchesAhead) await context.addInitScript(saveData)
    await setJourneyClock(context)
    await use(context)
    // A worker that is still on its way when the journey ends is nobody's fault.
    // A page that the journey itself has killed cannot be asked to forget its routes.
    await context.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined)
  },
})

interface Baggage {
  name: string
  database: string
  storage: Record<string, string>
}

/** Puts a database and a session where the application looks for them. */
async function unpack({ name, database, storage }: Baggage) {
  const packed = Uint8Array.from(atob(database), (character) => character.charCodeAt(0))
  const root = await navigator.storage.getDirectory()
  const file = await (await root.getFileHandle(name, { create: true })).createWritable()
  await new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip')).pipeTo(file)
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value)
}

/** Gives the browser a fresh database, so that no first start has to make one, and what it kept of a session. */
async function bring(page: Page, database: string, storage: Record<string, string> = {}): Promise<void> {
  await page.goto(STILL)
  await page.evaluate(unpack, { name: DATABASE, database, storage })
}

/**
 * Opens an address as a demo account that has signed in before, in a browser that knows nothing else yet: its database
 * is a fresh one. Whoever tests the sign-in, or has a database to keep, signs in by the form.
 */
export async function signIn(page: Page, username: string, address = '/', from = prepared()): Promise<void> {
  const { database, storage } = await from
  const session = storage.get(username)
  if (!session) throw new Error(`No demo account ${username}`)
  await bring(page, database, session)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Opens an address as nobody, in a browser whose database is a fresh one. */
export async function visit(page: Page, address: string): Promise<void> {
  await bring(page, (await prepared()).database)
  await page.goto(address)
}

/** Signs a demo account in from the login page and waits for where its role lands. */
export async function signInByForm(page: Page, username: string, host = ''): Promise<void> {
  await page.goto(`${host}/login`)
  await page.getByLabel('Nom d’utilisateur ou e-mail').fill(username)
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).not.toHaveURL(/\/login/)
}
