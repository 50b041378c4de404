import type { OwnSerie } from '@contract/cours/serie'
import { SerieRow } from '@src/views/cours/overview/SerieRow'
import { screen } from '@testing-library/react'
import { startBackend } from '@tests/helpers/backend'
import { COURS, openCourse } from '@tests/helpers/cours/cours'
import { signedIn } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { expect, it } from 'vitest'

it('SerieRow counts one question as one, and says what a session would be', async () => {
  const backend = await startBackend()
  await openCourse(backend)
  const candidat = await signedIn(backend, 'candidat')
  const [serie] = (await candidat.get<{ data: OwnSerie[] }>(`${COURS}/serie`)).body.data
  if (!serie) throw new Error('No series')
  const rows: OwnSerie[] = [
    { ...serie, id: 1, questions: 20, seen: 0, known: 0, idTentative: null },
    { ...serie, id: 2, questions: 20, seen: 1, known: 0, idTentative: null },
    { ...serie, id: 3, questions: 20, seen: 20, known: 20, idTentative: null },
    { ...serie, id: 4, questions: 20, seen: 0, known: 0, idTentative: 7 },
  ]
  const Rows = () => (
    <ul>
      {rows.map((row) => (
        <SerieRow key={row.id} serie={row} />
      ))}
    </ul>
  )
  await openPage(backend, [{ path: '/series', load: async () => Rows, words: ['cours'] as const }], '/series', {
    username: 'candidat',
  })
  const buttons = await screen.findAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Commencer', 'Continuer', 'Recommencer', 'Continuer'])
  expect(screen.getByText('1 vue, 0 maîtrisée sur 20')).toBeVisible()
  expect(screen.getByText('20 vues, 20 maîtrisées sur 20')).toBeVisible()
  await backend.stop()
})
