import { type BrowserContext, expect, type Page } from '@playwright/test'
import { WorkerTab } from '@tests/helpers/engines/workerTab'
import { signIn, signInByForm, test } from '@tests/helpers/journeys/journey'
import { alterWorker, setJourneyClock } from '@tests/helpers/journeys/journeyClock'
import { openProfile, type Profile } from '@tests/helpers/journeys/profile'

/** A list in the format of a school's spreadsheet. */
const list = (count: number) =>
  [
    'Nom;Prénom;CIN;Date de naissance;Téléphone;Permis',
    ...Array.from({ length: count }, (_, index) => {
      const number = String(index).padStart(5, '0')
      return `Essai${number};Import;9${number}55;15/04/1999;5${number}12;B`
    }),
  ].join('\n')

/** The number of candidates in training, from the list. */
async function total(page: Page): Promise<number> {
  await page.goto('/apps/candidats')
  const range = page.getByText(/^1–10 sur/)
  await expect(range).toBeVisible()
  return Number(((await range.textContent()) ?? '').replace(/^.* sur/, '').replace(/\D/g, ''))
}

async function startImport(page: Page, count: number): Promise<void> {
  await page.goto('/apps/candidats/import')
  await page.getByLabel('Déposez votre liste ici ou choisissez un fichier').setInputFiles({
    name: 'liste.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(list(count)),
  })
  await page.getByRole('button', { name: /^Vérifier/ }).click()
  await page.getByRole('button', { name: /^Importer/ }).click()
}

/** Archives a candidate with future lessons, which are cancelled with the archiving. */
async function archive(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Archiver' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click()
}

test('an archived candidate stays archived in a tab opened after the first was closed', async ({ context }) => {
  const first = await context.newPage()
  await signInByForm(first, 'ecole')
  const before = await total(first)
  await first.goto('/apps/candidats/1')
  await archive(first)
  // The message appears with the answer; the tab closes immediately after.
  await first.getByText(/^Candidat archivé/).waitFor()
  await first.close()
  const second = await context.newPage()
  expect(await total(second)).toBe(before - 1)
})

test('two tabs share one database', async ({ context }) => {
  const first = await context.newPage()
  await signIn(first, 'ecole')
  const second = await context.newPage()
  await second.goto('/apps/candidats/1')
  await first.goto('/apps/candidats/1')
  await archive(first)
  await expect(first.getByText('Archivé', { exact: true })).toBeVisible()
  await second.reload()
  await expect(second.getByText('Archivé', { exact: true })).toBeVisible()
})

test('a tab killed in the middle of an import keeps all of it or nothing @essential', async ({ context }) => {
  // Four pages open a database, and two of them are killed.
  test.slow()
  const watching = await context.newPage()
  await signIn(watching, 'ecole')
  const before = await total(watching)
  for (const wait of [200, 700]) {
    const importing = await context.newPage()
    await startImport(importing, 1500)
    await new Promise((resolve) => setTimeout(resolve, wait))
    // The renderer dies immediately: no code finishes and no handler runs.
    await importing.goto('chrome://crash').catch(() => undefined)
    const after = await total(watching)
    expect([before, before + 1500]).toContain(after)
    if (after !== before) break
  }
})

test('a database that cannot be opened is set aside, and the user is informed', async ({ context }) => {
  const first = await context.newPage()
  await signIn(first, 'ecole')
  await first.close()
  const page = await context.newPage()
  await page.goto('/manifest.webmanifest')
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    const file = await (await root.getFileHandle('voie-libre.sqlite3')).createWritable()
    await file.write(new Uint8Array(9000).fill(65))
    await file.close()
  })
  await page.goto('/backend')
  await expect(page.getByRole('heading', { name: 'Bases mises de côté' })).toBeVisible()
  // The new database does not contain the previous session.
  await page.evaluate(() => localStorage.clear())
  await signInByForm(page, 'ecole')
  await expect(page.getByText('Elle a été mise de côté', { exact: false })).toBeVisible()
})

const refuseFiles = (name: string) =>
  `navigator.storage.getDirectory = () => Promise.reject(new DOMException('none', '${name}'));`

test('the application works in memory without storage and shows a warning', async ({ context }) => {
  await alterWorker(context, refuseFiles('SecurityError'))
  const page = await context.newPage()
  await signInByForm(page, 'ecole')
  await expect(page.getByText('Rien n’est conservé', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: 'Candidats', exact: true }).click()
  await expect(page.getByText(/^1–10 sur 36$/)).toBeVisible()
})

test('an existing database is never replaced when the browser refuses to open it', async ({ context }) => {
  const first = await context.newPage()
  await signIn(first, 'ecole', '/apps/candidats')
  await expect(first.getByText(/^1–10 sur 36$/)).toBeVisible()
  await first.close()
  await alterWorker(context, refuseFiles('SecurityError'))
  const page = await context.newPage()
  await page.goto('/apps/candidats')
  await expect(page.getByRole('heading', { level: 1, name: 'Vos données n’ont pas pu être ouvertes' })).toBeVisible()
  await alterWorker(context)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText(/^1–10 sur 36$/)).toBeVisible()
})

/** Opens the database file without a lock, like another program. */
async function openFile(context: BrowserContext): Promise<Page> {
  await context.route('/other-program.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `const root = await navigator.storage.getDirectory()
        const file = await (await root.getFileHandle('voie-libre.sqlite3', { create: true })).createSyncAccessHandle()
        postMessage('open')`,
    }),
  )
  const page = await context.newPage()
  await page.goto('/manifest.webmanifest')
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        new Worker('/other-program.js', { type: 'module' }).onmessage = resolve
      }),
  )
  return page
}

test('a database that another program has open is awaited, then reported as in use', async ({ context }) => {
  const first = await context.newPage()
  await signIn(first, 'ecole')
  await first.close()
  const other = await openFile(context)
  // Twenty seconds of waiting pass in two.
  await alterWorker(context, 'const now = performance.now.bind(performance); performance.now = () => 10 * now();')
  const page = await context.newPage()
  await page.goto('/apps/candidats')
  await expect(page.getByRole('heading', { level: 1, name: 'Vos données sont utilisées ailleurs' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await other.close()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText(/^1–10 sur 36$/)).toBeVisible()
})

test('the next request replaces a worker that has ended', async ({ page }) => {
  await signIn(page, 'ecole', '/apps/candidats')
  await expect(page.getByText(/^1–10 sur 36$/)).toBeVisible()
  const [worker] = page.workers()
  const ended = page.workers()[0]?.waitForEvent('close')
  await worker?.evaluate(() => globalThis.close())
  await ended
  await page.getByRole('link', { name: 'Véhicules' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Véhicules' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => page.workers().length).toBe(1)
})

/**
 * With `isSlow`, a flush to the disk never ends, so that the kill comes in the middle of the write, however long others
 * queue.
 */
const SLOW_DISK = `const { flush } = FileSystemSyncAccessHandle.prototype
  FileSystemSyncAccessHandle.prototype.flush = function () {
    const end = globalThis.isSlow ? Date.now() + 100_000 : 0
    while (Date.now() < end) {}
    return flush.call(this)
  };`

/** A tab in the middle of a write: it holds the database and has part of the write on the disk. */
async function writeSlowly(context: BrowserContext, address: string, round: number, token: string) {
  const tab = await WorkerTab.open(context, address)
  await alterWorker(tab.page, SLOW_DISK)
  await tab.start()
  const results = tab.add(`Essai${round}x`, 50_000_000 + 1000 * round, token)
  await expect.poll(() => results.acknowledged).toBeGreaterThan(0)
  await tab.page.workers()[0]?.evaluate(() => Object.assign(globalThis, { isSlow: true }))
  await tab.page.waitForTimeout(200)
  return { tab, results }
}

/** Waits until this many tabs queue for the database. */
const waitForLine = (page: Page, count: number) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const { pending = [] } = await navigator.locks.query()
          return pending.filter(({ name }) => name === 'ahp:/voie-libre.sqlite3').length
        }),
      // A worker on a busy machine starts slowly.
      { timeout: 60_000 },
    )
    .toBe(count)

/** A private window, as tests use, releases a dead tab's files together with its locks. */
const testOnDisk = test.extend<{ profile: Profile }>({
  profile: async ({ baseURL }, use) => {
    const profile = await openProfile(baseURL)
    await setJourneyClock(profile.context)
    await use(profile)
    await profile.close()
  },
})

testOnDisk('a tab killed in a write harms neither a tab that opens then nor open tabs', async ({ profile }) => {
  // Two tabs are killed, and each time two others wait for their files.
  test.slow()
  const { context, page } = profile
  await signIn(page, 'ecole', '/apps/vehicules')
  const address = page.workers()[0]?.url() ?? ''
  const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '')
  const surviving = await WorkerTab.open(context, address)
  await surviving.start()
  for (const round of [1, 2]) {
    const opening = await WorkerTab.open(context, address)
    const { tab: writing, results } = await writeSlowly(context, address, round, token)
    const path = `/api/candidat?q=Essai${round}x`
    const list = { headers: { Authorization: `Bearer ${token}` } }
    const ask = () => surviving.request(path, list)
    // Both queue when the tab dies, and each is first in turn. The lock is released before the files.
    const early = round % 2 ? ask() : opening.start()
    await waitForLine(page, 1)
    const [answering, opened] = round % 2 ? [early, opening.start()] : [ask(), early]
    await waitForLine(page, 2)
    await writing.crash()
    expect(await answering).toMatchObject({ status: 200 })
    expect(await opened).toEqual({ storage: 'opfs' })
    for (const tab of [surviving, opening]) {
      const { text } = await tab.request(path, list)
      expect(JSON.parse(text).totalDataCount).toBe(results.acknowledged)
    }
    expect(results.refusals).toEqual([])
    await opening.page.close()
    await writing.page.close()
  }
})

test('a copy restores everything, and a file that is no copy is refused', async ({ page }) => {
  await signIn(page, 'ecole', '/backend')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Enregistrer une copie' }).click()
  const copy = await (await download).path()
  await page.getByLabel('Fichier à restaurer').setInputFiles({
    name: 'notes.sqlite',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('Ceci n’est pas une base'),
  })
  await expect(page.getByRole('alert')).toContainText('n’est pas une copie de Voie Libre')
  await page.getByLabel('Fichier à restaurer').setInputFiles(copy)
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByText('Copie restaurée')).toBeVisible()
  await signInByForm(page, 'ecole')
  expect(await total(page)).toBe(36)
})
