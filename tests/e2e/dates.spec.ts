import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { signIn, test } from '@tests/helpers/journeys/journey'

// A French page in an English browser: a date drawn by the browser itself would read 03/04/1985.
test.use({ locale: 'en-US' })

async function expectNoViolation(page: Page, part: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include(part).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([])
}

test('a school types a French birth date or picks it by year and month @both', async ({ page }) => {
  await signIn(page, 'ecole', '/apps/candidats/new')
  const field = page.getByLabel('Date de naissance')
  await field.pressSequentially('4 mars 85')
  await field.press('Tab')
  await expect(field).toHaveValue('04/03/1985')

  const button = page.getByRole('button', { name: 'Choisir dans le calendrier' }).first()
  await button.click()
  const calendar = page.getByRole('dialog', { name: 'Calendrier' })
  await expect(calendar.getByRole('button', { name: 'lundi 4 mars 1985' })).toBeFocused()
  await expectNoViolation(page, '.calendar-popover')
  const box = await calendar.boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true)
  await page.keyboard.press('Escape')
  await expect(calendar).toBeHidden()
  await expect(button).toBeFocused()

  await button.click()
  await calendar.getByRole('combobox', { name: 'Année' }).selectOption('1999')
  await calendar.getByRole('combobox', { name: 'Mois' }).selectOption('décembre')
  await calendar.getByRole('button', { name: 'vendredi 31 décembre 1999' }).click()
  await expect(field).toHaveValue('31/12/1999')
})

test('a school types a time in 24 hours or picks a quarter of an hour @both', async ({ page }) => {
  await signIn(page, 'ecole', '/apps/calendrier?vue=jour')
  await page.getByRole('button', { name: 'Planifier une leçon' }).first().click()
  const form = page.getByRole('dialog', { name: 'Planifier' })
  const field = form.getByRole('combobox', { name: 'Début' })
  await field.fill('14h30')
  await field.press('Tab')
  await expect(field).toHaveValue('14:30')
  // The lesson keeps its length.
  await expect(form.getByRole('combobox', { name: 'Fin' })).toHaveValue('15:30')

  await form.getByRole('button', { name: 'Choisir une heure' }).first().click()
  const list = page.getByRole('listbox', { name: 'Heures' })
  await expect(list.getByRole('option', { name: '14:30' })).toBeInViewport()
  await expectNoViolation(page, '.time-list')
  await list.getByRole('option', { name: '14:45' }).click()
  await expect(field).toHaveValue('14:45')
  await expect(list).toBeHidden()
})

test('the planning shows a day picked in its calendar @both', async ({ page }) => {
  await signIn(page, 'ecole', '/apps/calendrier?vue=jour&jour=2026-11-23')
  const period = page.getByRole('button', { name: /Aller au jour/ })
  await period.click()
  const calendar = page.getByRole('dialog', { name: 'Calendrier' })
  await calendar.getByRole('button', { name: 'mercredi 25 novembre 2026' }).click()
  await expect(calendar).toBeHidden()
  await expect(page).toHaveURL(/jour=2026-11-25/)
  await expect(period).toBeFocused()
})
