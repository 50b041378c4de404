import { rememberChosenLanguage, takeChosenLanguage } from '@src/redux/session/chosenLanguage'
import { useChangeLanguage } from '@src/views/profil/useChangeLanguage'
import { screen, waitFor } from '@testing-library/react'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { expect, it } from 'vitest'

function Choice() {
  const changeLanguage = useChangeLanguage()
  return (
    <button type="button" onClick={() => changeLanguage('de')}>
      Deutsch
    </button>
  )
}

it('a language that could not be saved is said, kept for the next try, and saved by « Réessayer »', async () => {
  const started = await startBackend()
  let cut = true
  const request: TestBackend['request'] = async (path, init) => {
    if (cut && init?.method === 'PUT') throw new TypeError('Failed to fetch')
    return started.request(path, init)
  }
  const saved = async () => {
    const row = await started.db
      .selectFrom('utilisateur')
      .select('langue')
      .where('username', '=', 'ecole')
      .executeTakeFirstOrThrow()
    return row.langue
  }
  const before = await saved()
  const pages = [{ path: '/langue', load: async () => Choice, words: ['profil'] as const }]
  const { user } = await openPage({ ...started, request }, pages, '/langue')
  await user.click(await screen.findByRole('button', { name: 'Deutsch' }))
  expect(await screen.findByText(/^La langue n’a pas pu être enregistrée/)).toBeInTheDocument()
  expect(await saved()).toBe(before)
  expect(takeChosenLanguage()).toBe('de')
  rememberChosenLanguage('de')
  cut = false
  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  await waitFor(async () => expect(await saved()).toBe('de'))
  expect(takeChosenLanguage()).toBeNull()
  await started.stop()
})
