import type { PageRoute } from '@src/configs/pageRoute'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { ProfilCard } from '@src/views/profil/ProfilCard'
import { cleanup, screen } from '@testing-library/react'
import { startBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { expect, it } from 'vitest'

function Card() {
  const userData = useAppSelector(selectUserData)
  return userData ? <ProfilCard userData={userData} /> : null
}
const pages: PageRoute[] = [{ path: '/profil', words: ['profil'], load: async () => Card }]

it('a profile names a candidate as their file does, and nobody else as a man', async () => {
  const backend = await startBackend()
  const account = backend.db.selectFrom('utilisateur').select('id').where('username', '=', 'candidat')
  for (const [sexe, word] of [
    ['F', 'Candidate'],
    ['M', 'Candidat'],
    [null, 'Compte de candidat'],
  ] as const) {
    await backend.db.updateTable('candidat').set({ sexe }).where('idUtilisateur', '=', account).execute()
    await openPage(backend, pages, '/profil', { username: 'candidat' })
    expect(await screen.findByText(word)).toBeVisible()
    cleanup()
  }
  await openPage(backend, pages, '/profil', { username: 'moniteur' })
  expect(await screen.findByText('Compte de moniteur')).toBeVisible()
  await backend.stop()
})
