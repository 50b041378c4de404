import { addDays, weekday } from '@contract/clock/days'
import { dayIn } from '@contract/clock/wall'
import { expect } from '@playwright/test'
import { signIn, test } from '@tests/helpers/journey'
import { JOURNEY_NOW } from '@tests/helpers/journeyClock'

/** Some days ahead, as a field of the browser holds it; no Sunday, on which schools are closed. */
function dayAhead(days: number): string {
  const day = addDays(dayIn(JOURNEY_NOW, 'TN'), days)
  return weekday(day) === 7 ? dayAhead(days + 1) : day
}

test('a candidate asks for a lesson at two times and withdraws it @both', async ({ page }) => {
  await signIn(page, 'candidat', '/apps/candidat/portfolio')
  const own = page.getByRole('region', { name: 'Mes demandes de leçon' })
  const waiting = own.getByText('En attente')
  await expect(waiting).toHaveCount(1)

  await own.getByRole('button', { name: 'Demander une leçon' }).click()
  const form = page.getByRole('dialog', { name: 'Demander une leçon' })
  await form.getByRole('button', { name: 'Proposer un autre créneau' }).click()
  for (const [index, time] of ['10:00', '15:00'].entries()) {
    const slot = form.getByRole('group', { name: `Créneau ${index + 1}` })
    await slot.getByRole('textbox', { name: /^Jour/ }).fill(dayAhead(90))
    await slot.getByRole('combobox', { name: /^Heure/ }).fill(time)
  }
  await form.getByRole('button', { name: 'Envoyer la demande' }).click()
  // Further ahead than this school allows: said beside the field, and nothing typed is lost.
  await expect(form.getByText('C’est trop loin dans le temps.')).toHaveCount(2)
  for (const index of [1, 2]) {
    await form
      .getByRole('group', { name: `Créneau ${index}` })
      .getByRole('textbox', { name: /^Jour/ })
      .fill(dayAhead(25))
  }
  await form.getByRole('button', { name: 'Envoyer la demande' }).click()
  await expect(form).toBeHidden()
  await expect(waiting).toHaveCount(2)

  await page.reload()
  await own
    .getByRole('button', { name: /^Annuler la demande/ })
    .first()
    .click()
  await expect(waiting).toHaveCount(1)
  await expect(own.getByText('Annulée')).toBeVisible()
})

test('a request that took too long is asked for once, however often it is sent', async ({ page }) => {
  await signIn(page, 'candidat', '/apps/candidat/portfolio')
  const own = page.getByRole('region', { name: 'Mes demandes de leçon' })
  const waiting = own.getByText('En attente')
  await expect(waiting).toHaveCount(1)
  await own.getByRole('button', { name: 'Demander une leçon' }).click()
  const form = page.getByRole('dialog', { name: 'Demander une leçon' })
  await form.getByLabel('Jour').fill(dayAhead(5))
  await form.getByLabel('Heure').fill('10:00')
  const [backend] = page.workers()
  // The request waits in front of the backend, which does it when it is free again.
  const busy = backend?.evaluate(
    (until) => {
      while (performance.now() < until) {
        // Nothing else is done meanwhile.
      }
    },
    (await backend.evaluate(() => performance.now())) + 7000,
  )
  await form.getByRole('button', { name: 'Envoyer la demande' }).click()
  const dialog = page.getByRole('dialog', { name: 'Erreur' })
  await expect(dialog).toContainText("Une erreur s'est produite.", { timeout: 8000 })
  await expect(dialog).toContainText('vous pouvez réessayer sans risque')
  await dialog.getByRole('button', { name: 'OK' }).click()
  await busy
  await form.getByRole('button', { name: 'Envoyer la demande' }).click()
  await expect(form).toBeHidden()
  await expect(waiting).toHaveCount(2)
  await page.reload()
  await expect(waiting).toHaveCount(2)
})
