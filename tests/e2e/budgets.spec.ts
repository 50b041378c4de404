import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { signIn, test } from '@tests/helpers/journeys/journey'

/** Generous limits, because the machine may run other programs. On two idle cores each page takes about two seconds. */
const LOGIN_MS = 8000
const LANDING_MS = 15_000

/** Milliseconds from the request until the page shows what is looked for, and none of what must be gone. */
const timeToContent = (page: Page, there: string, gone = ':not(*)') =>
  page.evaluate(
    async (looked) => {
      const isShown = () => document.querySelector(looked.there) && !document.querySelector(looked.gone)
      while (!isShown()) await new Promise(requestAnimationFrame)
      return performance.now()
    },
    { there, gone },
  )

test('the login page shows its form in time @essential', async ({ page }) => {
  await page.goto('/login', { waitUntil: 'commit' })
  expect(await timeToContent(page, 'form input')).toBeLessThan(LOGIN_MS)
})

for (const [role, address] of [
  ['ecole', '/dashboard'],
  ['moniteur', '/apps/moniteur/portfolio'],
  ['candidat', '/apps/candidat/portfolio'],
  ['manager', '/apps/autoecole'],
  ['ecole', '/apps/candidats'],
  ['ecole', '/apps/calendrier'],
  ['ecole', '/apps/code-course'],
] as const) {
  test(`${address} shows its content to ${role} in time @essential`, async ({ page }) => {
    await signIn(page, role, address)
    await page.goto(address, { waitUntil: 'commit' })
    expect(await timeToContent(page, 'main h1', 'main .skeleton')).toBeLessThan(LANDING_MS)
  })
}

test('index.html asks for the files behind the sign-in for who is signed in, and for nobody else', async ({ page }) => {
  await signIn(page, 'ecole', '/dashboard')
  // Without the application, only index.html asks for anything.
  await page.route(/\/start-[^/]*\.js$/, (route) => route.abort())
  const visit = async () => {
    const asked: string[] = []
    const note = (request: { url(): string }) => asked.push(request.url().replace(/^.*\/|-.{7}(?=\.)/g, ''))
    page.on('request', note)
    await page.goto('/dashboard')
    page.off('request', note)
    return asked
  }
  expect(await visit()).toEqual(expect.arrayContaining(['signed-in.js', 'signed-in.css', 'routes.js', 'http.js']))
  await page.evaluate(() => localStorage.clear())
  const ofVisitor = await visit()
  expect(ofVisitor).toContain('common.js')
  expect(ofVisitor).not.toContain('signed-in.js')
})

test('the web build holds no byte of the native shell @essential', () => {
  const files = readdirSync('dist/assets').filter((file) => file.endsWith('.js'))
  // The list of licences is left out, because it names the packages of the shell.
  const holders = files.filter(
    (file) => !file.startsWith('LicencesPage') && /capacitor/i.test(readFileSync(join('dist/assets', file), 'utf8')),
  )
  expect(holders.filter((file) => !/licence/.test(file))).toEqual([])
})
