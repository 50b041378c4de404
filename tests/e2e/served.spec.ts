import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, mondayOf } from '@contract/clock/days'
import { dayIn } from '@contract/clock/wall'
import { expect, type Page, test } from '@playwright/test'
import { signInByForm } from '@tests/helpers/journeys/journey'

/** The time that the served application has to start: one process with its own database, which all browsers share. */
const START_MS = 240_000
const root = join(import.meta.dirname, '../..')
test.describe.configure({ mode: 'serial', timeout: START_MS })

let host = ''
let stop = async (): Promise<void> => undefined

test.beforeAll(async () => {
  test.setTimeout(START_MS)
  // The server creates the folder: under root the embedded database runs as another user, who must be able to reach it.
  const folder = join(tmpdir(), `served-${randomUUID()}`)
  const env = { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' }
  const server = spawn(process.execPath, [join(root, 'scripts/serve.mjs')], { cwd: root, env })
  const ended = new Promise<void>((done) => server.once('exit', () => done()))
  stop = async () => {
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  let said = ''
  host = await new Promise<string>((resolve, reject) => {
    const hear = (text: unknown) => {
      said += String(text)
      const [, address] = /Voie Libre {3}(\S+)/.exec(said) ?? []
      if (address) resolve(address)
    }
    server.stdout.on('data', hear)
    server.stderr.on('data', hear)
    void ended.then(() => reject(new Error(`The server ended: ${said}`)))
  })
})

test.afterAll(() => stop())

const tuesday = () => addDays(mondayOf(addDays(dayIn(new Date(), 'TN'), 47)), 1)
const lesson = (page: Page) => page.getByRole('button', { name: /^Heure de circulation, .*09:00 – 10:00/ })

async function enrol(page: Page): Promise<void> {
  await page.goto(`${host}/apps/candidats/new`)
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Serveur')
  await page.getByRole('textbox', { name: 'Prénom', exact: true }).fill('Hédi')
  await page.getByRole('textbox', { name: 'CIN', exact: true }).fill('60000901')
  await page.getByLabel('Date de naissance').fill('2001-04-09')
  await page.getByRole('combobox', { name: 'Permis' }).selectOption({ label: 'B · Voitures' })
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hédi Serveur' })).toBeVisible()
}

async function book(page: Page): Promise<void> {
  await page.goto(`${host}/apps/calendrier?vue=semaine&jour=${tuesday()}`)
  await page.getByRole('button', { name: 'Planifier une leçon' }).click()
  const form = page.getByRole('dialog', { name: 'Planifier' })
  await form.getByRole('combobox', { name: /^Candidat/ }).fill('khelifi')
  await form
    .getByRole('option', { name: /Khelifi · B/ })
    .first()
    .click()
  await form.getByLabel('Début').fill('09:00')
  const moniteur = form.getByRole('combobox', { name: 'Moniteur' })
  const option = moniteur.getByRole('option', { name: /^Skander Trabelsi/ })
  await moniteur.selectOption((await option.getAttribute('value')) ?? '')
  await expect(form.getByRole('combobox', { name: 'Véhicule' })).not.toHaveValue('')
  await form.getByRole('button', { name: 'Planifier' }).click()
  // The samples are dated around today, so this candidate may already have used the paid hours.
  const anyway = form.getByRole('button', { name: 'Planifier quand même' })
  await expect(anyway.or(lesson(page))).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await expect(lesson(page)).toBeVisible()
}

test('what a school enters is on the server: another browser sees it @essential', async ({ page, browser }) => {
  await signInByForm(page, 'ecole', host)
  await enrol(page)
  await book(page)
  await page.reload()
  await expect(lesson(page)).toBeVisible()

  const second = await browser.newPage({ locale: 'fr-FR', timezoneId: 'Africa/Tunis' })
  await signInByForm(second, 'ecole', host)
  await second.goto(page.url())
  await expect(lesson(second)).toBeVisible()
  await second.goto(`${host}/apps/candidats?q=serveur`)
  await expect(second.getByRole('button', { name: 'Serveur Hédi' })).toBeVisible()
  await second.close()
})

test('the session is renewed by a cookie that no script reads', async ({ page, context }) => {
  await signInByForm(page, 'ecole', host)
  const cookie = (await context.cookies(`${host}/auth`)).find(({ name }) => name === 'refresh')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/auth' })
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }) + document.cookie)
  expect(stored).not.toContain(cookie?.value)

  // The access token has run out: the next request renews it, and the page shows what it asked for.
  await page.evaluate(() => {
    const [head, claims] = (localStorage.getItem('accessToken') ?? '').split('.')
    localStorage.setItem('accessToken', `${head}.${claims}.spoilt`)
  })
  const renewal = page.waitForResponse((response) => response.url().endsWith('/auth/refresh'))
  await page.goto(`${host}/apps/candidats?q=serveur`)
  expect((await renewal).status()).toBe(200)
  await expect(page.getByRole('button', { name: 'Serveur Hédi' })).toBeVisible()

  await page.getByRole('button', { name: /^Compte d[e’]/ }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible()
  expect((await context.cookies(`${host}/auth`)).some(({ name }) => name === 'refresh')).toBe(false)
})
