import { expect, type Page } from '@playwright/test'
import { signIn, signInByForm, test, visit } from '@tests/helpers/journeys/journey'
import { JOURNEY_NOW, setJourneyClock } from '@tests/helpers/journeys/journeyClock'

const PASSWORD = 'girouette lampadaire 47 tandem'

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
}

async function signInAs(page: Page, username: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Nom d’utilisateur ou e-mail').fill(username)
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/** Signs « Auto-école du Lac » up. With `reloads`, the page is reloaded in the middle of the form. */
async function signUp(page: Page, { reloads = false } = {}): Promise<void> {
  await visit(page, '/register')
  await page.getByRole('textbox', { name: /^Nom de l’auto-école/ }).fill('Auto-école du Lac')
  await page.getByRole('textbox', { name: /^Matricule/ }).fill('AE-9-0001')
  await page.getByRole('textbox', { name: /^Téléphone/ }).fill('71 000 111')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByRole('textbox', { name: /^Responsable/ }).fill('Nour Trabelsi')
  if (reloads) await page.reload()
  await expect(page.getByRole('textbox', { name: /^Responsable/ })).toHaveValue('Nour Trabelsi')
  await page.getByRole('textbox', { name: /^E-mail/ }).fill('nour@lac.exemple.tn')
  await page.getByRole('textbox', { name: /mot de passe/i }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByRole('button', { name: 'Envoyer l’inscription' }).click()
  await expect(page.getByRole('heading', { name: 'Inscription enregistrée' })).toBeVisible()
}

test('a school signs up, asks for a pack, is approved and works @essential', async ({ page }) => {
  test.slow()
  await signUp(page, { reloads: true })
  await signInAs(page, 'nour@lac.exemple.tn')
  await page.goto('/apps/tarification?tab=abonnement')
  await page.getByRole('button', { name: /Demander ce pack.*Essentiel/ }).click()
  await expect(page.getByText('Demande du pack Essentiel envoyée')).toBeVisible()

  await signOut(page)
  await signInByForm(page, 'manager')
  await page.getByRole('button', { name: 'Auto-école du Lac' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approuver' }).click()
  await expect(page.getByText('Auto-école du Lac est approuvée')).toBeVisible()
  await page.goto('/apps/demandes')
  await page.getByRole('button', { name: 'Auto-école du Lac' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accepter' }).click()
  await expect(page.getByText(/pack Essentiel accordé/)).toBeVisible()

  await signOut(page)
  await signInAs(page, 'nour@lac.exemple.tn')
  await page.goto('/apps/tarification?tab=abonnement')
  await expect(page.getByRole('region', { name: 'Abonnement en cours' })).toContainText('0 sur 60')
  await page.goto('/apps/candidats')
  await expect(page.getByRole('link', { name: 'Nouveau candidat' }).first()).toBeVisible()
})

test('a school moves from one browser to the platform of another, with its accounts', async ({ page, browser }) => {
  test.slow()
  await signUp(page)
  await page.goto('/backend')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Enregistrer une copie' }).click()
  const file = await (await download).path()

  const other = await browser.newContext()
  await setJourneyClock(other, JOURNEY_NOW)
  const platform = await other.newPage()
  await signIn(platform, 'manager', '/apps/autoecole')
  await platform.getByRole('link', { name: 'Accueillir une auto-école' }).click()
  await platform.getByLabel('Archive ou copie à lire').setInputFiles(file)
  await platform.getByRole('radio', { name: 'Auto-école du Lac' }).check()
  await platform.getByRole('button', { name: /^Accueillir « Auto-école du Lac »/ }).click()
  await expect(platform.getByText(/Auto-école du Lac.» est là/)).toBeVisible()
  await platform.getByRole('link', { name: 'Ouvrir la fiche' }).click()
  await expect(platform.getByRole('heading', { level: 1, name: 'Auto-école du Lac' })).toBeVisible()

  // The passwords were imported too, so nobody needs a new one.
  await signOut(platform)
  await signInAs(platform, 'nour@lac.exemple.tn')
  await expect(platform.getByRole('heading', { level: 2, name: /^Bienvenue/ })).toBeVisible()
  await other.close()
})

test('a school creates codes for several candidates and prints cards, and a candidate enters one', async ({ page }) => {
  await signIn(page, 'ecole', '/apps/codes-acces?pour=1,8,9')
  const panel = page.getByRole('dialog', { name: 'Créer des codes' })
  await expect(panel.getByRole('button', { name: /^Retirer/ })).toHaveCount(3)
  await panel.getByRole('button', { name: 'Créer' }).click()
  // The first candidate has a code already.
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByText('2 codes créés')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Sélectionner toute la page' }).check()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Imprimer en cartes' }).click()
  expect((await saved).suggestedFilename()).toBe('Codes-dacces.pdf')

  await signOut(page)
  await signInByForm(page, 'candidat')
  await page.getByRole('link', { name: 'Cours de code' }).click()
  const code = page.getByRole('textbox', { name: /^Code/ })
  await code.fill('ABCDE FGHJK')
  await code.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Ce code n’existe pas')
  await code.fill('carte 7xkm4')
  await code.press('Enter')
  await expect(page.getByRole('tab', { name: 'Séries' })).toBeVisible()
})

test('a visitor’s message appears in another tab and as a notification of the device @notifications', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'])
  await signIn(page, 'manager', '/profile')
  await page.getByRole('button', { name: 'Activer' }).click()
  await expect(page.getByText('Activées', { exact: true })).toBeVisible()
  // Simulates a background tab, which a headless browser does not have.
  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }))
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await expect(bell).toBeVisible()
  const before = await bell.getAttribute('aria-label')

  const visitor = await context.newPage()
  await visitor.goto('/contact')
  await visitor.getByRole('textbox', { name: /^Nom/ }).fill('Amel Jaziri')
  await visitor.getByRole('textbox', { name: /^E-mail/ }).fill('amel@exemple.tn')
  await visitor.getByRole('textbox', { name: /^Sujet/ }).fill('<b>Ouverture</b> à Sfax')
  await visitor.getByRole('textbox', { name: /^Message/ }).fill('Quand ouvrez-vous ?')
  await visitor.getByRole('button', { name: 'Envoyer' }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText('Contact')
  await expect(bell).not.toHaveAttribute('aria-label', before ?? '', { timeout: 1000 })
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.getRegistration('/push/')
      return (await worker?.getNotifications())?.map(({ body }) => body) ?? []
    })
  await expect.poll(shown).toEqual([expect.stringContaining('Amel Jaziri')])
  const controller = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '')
  expect(controller).not.toContain('push')
})
