import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import { expect, type Page, test } from '@playwright/test'
import { createHost } from '@server/app'
import { bring, signInByForm } from '@tests/helpers/journeys/journey'
import { prepared } from '@tests/helpers/journeys/prepared'

test.describe.configure({ timeout: 120_000 })

/** A copy of the build on a host of its own, so that a test can publish a newer version of it. */
async function host() {
  const root = await mkdtemp(join(tmpdir(), 'voie-libre-installed-'))
  await cp('dist', root, { recursive: true })
  const { server, address } = await new Promise<{ server: ServerType; address: string }>((done) => {
    const started = serve({ fetch: createHost({ root }).fetch, port: 0 }, ({ port }: AddressInfo) =>
      done({ server: started, address: `http://localhost:${port}` }),
    )
  })
  return {
    address,
    /** Publishes a newer version. The browser compares the bytes of the service worker. */
    publish: async () => {
      for (const form of ['', '.br', '.gz']) await rm(join(root, `sw.js${form}`), { force: form !== '' })
      await cp('dist/sw.js', join(root, 'sw.js'))
      await appendFile(join(root, 'sw.js'), '\n// newer\n')
    },
    async [Symbol.asyncDispose]() {
      if ('closeAllConnections' in server) server.closeAllConnections()
      server.close()
      await rm(root, { recursive: true, force: true })
    },
  }
}

/** Runs in the page: whether its service worker is active and has stored every file of its list. */
async function isKept(): Promise<boolean> {
  if (!navigator.serviceWorker.controller) return false
  const files = await caches.open('voie-libre-files')
  const own: string[] = await files.match('/files-of-this-version').then((list) => list?.json() ?? [])
  const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
  const kept = (await Promise.all(stores.map((store) => store.keys()))).flat()
  const paths = new Set(kept.map(({ url }) => new URL(url).pathname))
  return own.length > 0 && own.every((path) => paths.has(path))
}

/** Waits until every file of the product is kept. */
const whenKept = (page: Page) => expect.poll(() => page.evaluate(isKept), { timeout: 60_000 }).toBe(true)

test('without a network the application reloads, opens deep links and pages never opened before @essential @installed', async ({
  page,
  context,
}) => {
  await using own = await host()
  await bring(page, (await prepared()).database, {}, own.address)
  await signInByForm(page, 'ecole', own.address)
  await whenKept(page)
  await context.setOffline(true)
  await page.reload()
  await expect(
    page.locator('#root').getByText('L’application travaille sur cet appareil', { exact: false }),
  ).toBeVisible()
  await page.goto(`${own.address}/apps/transactions`)
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible()
  await page.goto(`${own.address}/apps/candidats?sort=-nom`)
  await expect(page.getByRole('heading', { level: 1, name: 'Candidats' })).toBeVisible()
  await expect(page.getByRole('row')).not.toHaveCount(0)
  // A newly opened tab also shows the application, not the browser's error page.
  const second = await context.newPage()
  await second.goto(`${own.address}/apps/calendrier`)
  await expect(second.getByRole('heading', { level: 1, name: 'Calendrier' })).toBeVisible()
})

test('a newer version is offered, keeps what is typed until it is accepted, and other tabs learn of it @installed', async ({
  page,
  context,
}) => {
  await using own = await host()
  await bring(page, (await prepared()).database, {}, own.address)
  await signInByForm(page, 'ecole', own.address)
  await whenKept(page)
  const other = await context.newPage()
  await other.goto(`${own.address}/apps/vehicules`)
  await expect(other.getByRole('heading', { level: 1, name: 'Véhicules' })).toBeVisible()
  await own.publish()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/'))?.update())
  await expect(page.getByText('Une nouvelle version de Voie Libre est prête', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Recharger' }).click()
  await expect(page.getByText('Une nouvelle version', { exact: false })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(other.getByText('déjà ouverte dans un autre onglet', { exact: false })).toBeVisible()
})
