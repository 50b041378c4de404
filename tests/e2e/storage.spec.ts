import { expect, type Page } from '@playwright/test'
import { signIn, signInByForm, test } from '@tests/helpers/journey'

/** A list as a school's spreadsheet has it. */
const list = (count: number) =>
  [
    'Nom;Prénom;CIN;Date de naissance;Téléphone;Permis',
    ...Array.from({ length: count }, (_, index) => {
      const number = String(index).padStart(5, '0')
      return `Essai${number};Import;9${number}55;15/04/1999;5${number}12;B`
    }),
  ].join('\n')

/** Candidates in training, as the list counts them. */
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

/** This candidate has lessons to come: they are cancelled with it. */
async function archive(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Archiver' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click()
}

test('what was archived is still so in a tab opened after the first was closed', async ({ context }) => {
  const first = await context.newPage()
  await signInByForm(first, 'ecole')
  const before = await total(first)
  await first.goto('/apps/candidats/1')
  await archive(first)
  // Said once the answer is there; closed at the next instant.
  await first.getByText(/^Dossier archivé/).waitFor()
  await first.close()
  const second = await context.newPage()
  expect(await total(second)).toBe(before - 1)
})

test('two tabs work on one database', async ({ context }) => {
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

test('a tab killed in the middle of an import leaves all of it or nothing', async ({ context }) => {
  const watching = await context.newPage()
  await signIn(watching, 'ecole')
  const before = await total(watching)
  for (const wait of [200, 700]) {
    const importing = await context.newPage()
    await startImport(importing, 1500)
    await new Promise((resolve) => setTimeout(resolve, wait))
    // The renderer dies at once: nothing is run to its end, no handler is called.
    await importing.goto('chrome://crash').catch(() => undefined)
    const after = await total(watching)
    expect([before, before + 1500]).toContain(after)
    if (after !== before) break
  }
})

test('a database that cannot be opened is put aside, and the user told', async ({ context }) => {
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
  // The new base knows nothing of the session that was.
  await page.evaluate(() => localStorage.clear())
  await signInByForm(page, 'ecole')
  await expect(page.getByText('Elle a été mise de côté', { exact: false })).toBeVisible()
})

test('without storage of its own the application works in memory, and says so', async ({ context }) => {
  await context.route(/\/assets\/worker-.*\.js$/, async (route) => {
    const response = await route.fetch()
    const refusal =
      'navigator.storage.getDirectory = () => Promise.reject(new DOMException("none", "SecurityError"));\n'
    await route.fulfill({ response, body: refusal + (await response.text()) })
  })
  const page = await context.newPage()
  await signInByForm(page, 'ecole')
  await expect(page.getByText('Rien n’est conservé', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: 'Candidats', exact: true }).click()
  await expect(page.getByText(/^1–10 sur 36$/)).toBeVisible()
})

test('a copy brings everything back, and a file that is none is refused', async ({ page }) => {
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
