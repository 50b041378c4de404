import { screen, waitFor } from '@testing-library/react'
import { compteOf } from '@tests/helpers/argent/argent'
import { hoursFrom, insertLessons } from '@tests/helpers/argent/argentEvents'
import { expect, it } from 'vitest'
import { openAccount, panel, shows, startAccount } from './account'

it('an enrolment begins earlier from the list of what was not charged, and takes the hours given before it', async () => {
  const { backend, ecole, id, address } = await startAccount()
  await insertLessons(backend, id, hoursFrom('2026-10-20', 1, 'Hour circulation'))
  const { user } = await openAccount(backend, `${address}&ouvrir=enrol`)
  const form = await panel('Avancer l’inscription')
  const day = form.getByRole('textbox', { name: /^Premier jour/ })
  await user.click(form.getByRole('button', { name: 'Avancer' }))
  expect(await form.findByText(/^Au plus tard/)).toBeVisible()
  await user.clear(day)
  await user.type(day, '20/10/2026')
  await user.click(form.getByRole('button', { name: 'Avancer' }))
  await waitFor(() =>
    expect(screen.getByRole('progressbar', { name: 'Circulation' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^reste 19\sh sur 20\sh$/),
    ),
  )
  await shows('Reste à payer835,000 DT')
  expect((await compteOf(ecole, id)).inscriptions).toMatchObject([{ dateDebut: '2026-10-20' }])
})
