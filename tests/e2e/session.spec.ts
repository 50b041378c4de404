import { readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { signIn as openAs, test, visit } from '@tests/helpers/journeys/journey'
import { prepared } from '@tests/helpers/journeys/prepared'

const PASSWORD = 'VoieLibre2026!'

async function signIn(page: Page, username: string, password = PASSWORD) {
  await page.getByLabel('Nom d’utilisateur ou e-mail').fill(username)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

/** The first sign-in of a fresh profile creates the database. */
const FIRST = { timeout: 15_000 }

const account = (page: Page) => page.getByRole('button', { name: /^Compte d[e’]/ })

async function signOut(page: Page) {
  await account(page).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible()
}

async function expectNoFaults(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

const LANDINGS = [
  ['manager', '/apps/autoecole'],
  ['ecole', '/dashboard'],
  ['candidat', '/apps/candidat/portfolio'],
  ['moniteur', '/apps/moniteur/portfolio'],
  ['client', '/access-control'],
] as const

test('each role lands on its own page after sign-in @essential', async ({ page }) => {
  await page.goto('/login')
  for (const [username, landing] of LANDINGS) {
    await page.getByRole('button', { name: username, exact: true }).click()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(landing, FIRST)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/login')
    await expect(page).toHaveURL(landing)
    await signOut(page)
  }
})

test('the login page loads less than 150 kB of scripts @essential', async ({ page }) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const name = basename(new URL(request.url()).pathname)
    if (name.endsWith('.js')) scripts.add(name)
  })
  await page.goto('/login', { waitUntil: 'networkidle' })
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
  const sizes = [...scripts].map((name) => {
    const file = join('dist/assets', name)
    return statSync(`${file}.gz`, { throwIfNoEntry: false })?.size ?? statSync(file).size
  })
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(150_000)
})

test('a wrong password shows an error and keeps the typed values @both', async ({ page }) => {
  await visit(page, '/login')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByText('Champ obligatoire.')).toHaveCount(2)
  await signIn(page, 'ecole', 'pas-le-bon')
  await expect(page.getByRole('alert')).toHaveText('Nom d’utilisateur ou mot de passe incorrect.')
  await expect(page.getByLabel('Nom d’utilisateur ou e-mail')).toHaveValue('ecole')
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('pas-le-bon')
  await expect(page.getByLabel('Mot de passe', { exact: true })).toBeFocused()
  await expectNoFaults(page)
})

test('five wrong passwords lock the account, and the page shows the time left @essential', async ({ page }) => {
  await visit(page, '/login')
  for (let tries = 0; tries < 5; tries++) {
    await signIn(page, 'ecole2', `faux-${tries}`)
    await expect(page.getByRole('alert')).toBeVisible()
  }
  await signIn(page, 'ecole2')
  await expect(page.getByText('Compte verrouillé')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/Réessayez dans 1[45] min \d\d s\./)
})

test('sign-in returns to the requested page', async ({ page }) => {
  await visit(page, '/apps/candidats?page=2')
  await expect(page).toHaveURL('/login?from=%2Fapps%2Fcandidats%3Fpage%3D2')
  await signIn(page, 'ecole')
  await expect(page).toHaveURL('/apps/candidats?page=2')
})

test('missing tokens lead to the sign-in at the next navigation and back', async ({ page }) => {
  await openAs(page, 'ecole', '/apps/candidats?page=2')
  const link = page.getByRole('link', { name: 'Véhicules' }).first()
  await expect(link).toBeVisible()
  // All in one step, because a background request could fail first, and then the return address is the previous page.
  await link.evaluate((element: HTMLAnchorElement) => {
    localStorage.removeItem('accessToken')
    localStorage.removeItem('refreshToken')
    element.click()
  })
  await expect(page).toHaveURL(/\/login\?from=%2Fapps%2F(vehicules|candidats%3Fpage%3D2)$/)
  const from = new URL(page.url()).searchParams.get('from')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await signIn(page, 'ecole')
  await expect(page).toHaveURL(from ?? 'no address to come back to')
})

test('a session that cannot be renewed opens one dialog, and the sign-in returns to the page', async ({ page }) => {
  await openAs(page, 'ecole', '/profile')
  await page.evaluate(() => {
    localStorage.setItem('accessToken', 'a.e30.c')
    localStorage.setItem('refreshToken', 'unknown')
  })
  await page.reload()
  const dialog = page.getByRole('dialog', { name: 'Session Expirée!' })
  await expect(dialog).toContainText('Votre session a expiré, veuillez vous reconnecter')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await dialog.getByRole('button').click()
  await expect(page).toHaveURL('/login?from=%2Fprofile')
  await signIn(page, 'ecole')
  await expect(page).toHaveURL('/profile')
})

test('signing out in one tab signs out the other tabs', async ({ page, context }) => {
  await openAs(page, 'ecole')
  const other = await context.newPage()
  await other.goto('/profile')
  await expect(other.getByRole('heading', { name: 'Mon profil' })).toBeVisible()
  await signOut(page)
  await expect(other.getByRole('heading', { name: 'Connexion' })).toBeVisible()
  await signIn(page, 'moniteur')
  await expect(other).toHaveURL('/apps/moniteur/portfolio')
})

test('signing out asks before it deletes what is typed in another tab', async ({ page, context }) => {
  await openAs(page, 'ecole')
  const other = await context.newPage()
  await other.goto('/apps/vehicules/new')
  await other.getByLabel('Marque').fill('Dacia')
  await account(page).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  await page
    .getByRole('dialog', { name: /sans enregistrer/ })
    .getByRole('button', { name: 'Confirmer' })
    .click()
  await expect(other.getByRole('heading', { name: 'Connexion' })).toBeVisible()
  expect(await other.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))).toEqual([])
})

test('a user signs in and out by keyboard alone', async ({ page }) => {
  await visit(page, '/login')
  await page.getByLabel('Nom d’utilisateur ou e-mail').focus()
  await page.keyboard.type('ecole')
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (let steps = 0; steps < 40; steps++) {
    if (await account(page).evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('Shift+Tab')
  }
  await expect(account(page)).toBeFocused()
  await page.keyboard.press('Enter')
  const last = page.getByRole('menuitem', { name: 'Se déconnecter' })
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(last).toBeFocused({ timeout: 300 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
})

test('a forbidden page and an unknown page show their error page', async ({ page }) => {
  await openAs(page, 'candidat', '/apps/transactions')
  await expect(page.getByRole('heading', { name: 'Accès réservé' })).toBeVisible()
  await page.goto('/nulle-part')
  await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible()
})

test('a user replaces a forgotten password with the code of the message', async ({ page }) => {
  await visit(page, '/login')
  await page.getByRole('link', { name: /Mot de passe oublié/ }).click()
  await page.getByLabel('E-mail ou téléphone').fill('ecole@voielibre.exemple.tn')
  await page.getByRole('button', { name: 'Recevoir un code' }).click()
  await expect(page.getByRole('heading', { name: 'Nouveau mot de passe' })).toBeVisible()
  await page.getByRole('button', { name: 'Messages envoyés' }).click()
  const message = page.getByRole('region', { name: 'Messages envoyés' }).getByRole('listitem').first()
  const [code = ''] = /\d{6}/.exec((await message.textContent()) ?? '') ?? []
  await page.getByLabel('Code reçu').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  const password = page.getByRole('textbox', { name: 'Nouveau mot de passe' })
  await password.fill('motdepasse12')
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await expect(page.getByText(/Mot de passe trop facile/)).toBeVisible()
  await password.fill('tortue volante sur vélo 71')
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Très bon')
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible()
  await signIn(page, 'ecole', 'tortue volante sur vélo 71')
  await expect(page).toHaveURL('/dashboard')
})

test('a user sees their devices and changes the language on their profile', async ({ page }) => {
  await openAs(page, 'ecole', '/profile')
  await expect(page.getByText('Cet appareil', { exact: true })).toBeVisible()
  await page.getByLabel('Langue de l’interface').selectOption('de')
  await expect(page.getByRole('heading', { name: 'Mein Profil' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Mein Profil' })).toBeVisible()
})

test('the mocked backend saves a copy, refuses another file, restores the copy and resets', async ({ page }) => {
  await visit(page, '/backend')
  await expect(page.getByText('Gardée sur cet appareil')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Enregistrer une copie' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^voie-libre-\d{4}-\d{2}-\d{2}\.sqlite$/)
  const copy = readFileSync(await download.path())
  expect(copy.subarray(0, 15).toString()).toBe('SQLite format 3')

  const file = page.getByLabel('Fichier à restaurer')
  await file.setInputFiles({ name: 'x.sqlite', mimeType: 'application/octet-stream', buffer: Buffer.from('bonjour') })
  await expect(page.getByRole('alert')).toHaveText(/n’est pas une copie de Voie Libre/)
  await expectNoFaults(page)
  await file.setInputFiles({ name: 'copie.sqlite', mimeType: 'application/octet-stream', buffer: copy })
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByText('Copie restaurée')).toBeVisible()
  await page.getByRole('button', { name: 'Revenir aux données de démonstration' }).click()
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByText('Données de démonstration rétablies')).toBeVisible()
})

test('a first sign-in requires a new password first', async ({ page }) => {
  // Stored before the application runs, which stores the account anew when its profile arrives.
  const { database, storage } = await prepared()
  const session = storage.get('moniteur') ?? {}
  const userData = JSON.stringify({ ...JSON.parse(session.userData ?? '{}'), isFirstLogin: true })
  const asked = { database, storage: new Map([['moniteur', { ...session, userData }]]) }
  await openAs(page, 'moniteur', '/profile', Promise.resolve(asked))
  await expect(page).toHaveURL('/first-login')
  const next = page.getByRole('textbox', { name: 'Nouveau mot de passe' })
  await page.getByLabel('Mot de passe provisoire').fill('faux')
  await next.fill('tortue volante sur vélo 71')
  await page.getByRole('button', { name: 'Enregistrer et continuer' }).click()
  await expect(page.getByLabel('Mot de passe provisoire')).toHaveAttribute('aria-invalid', 'true')
  await expectNoFaults(page)
  await page.getByLabel('Mot de passe provisoire').fill(PASSWORD)
  await page.getByRole('button', { name: 'Enregistrer et continuer' }).click()
  await expect(page).toHaveURL('/apps/moniteur/portfolio')
  await expect(account(page)).toBeVisible()
})
