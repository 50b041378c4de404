import type { CourseProgress } from '@contract/cours/tentative'
import { Readiness } from '@src/parts/cours/Readiness'
import { screen } from '@testing-library/react'
import { startBackend } from '@tests/helpers/backend'
import { COURS, openCourse } from '@tests/helpers/cours/cours'
import { signedIn } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { expect, it } from 'vitest'

it('says in whole answers what a topic would gain, in the singular for one', async () => {
  const backend = await startBackend()
  await openCourse(backend)
  const candidat = await signedIn(backend, 'candidat')
  const { body } = await candidat.get<CourseProgress>(`${COURS}/progress`)
  const missing: CourseProgress['missing'] = [
    { topic: 'priority', mastery: 0.4, gain: 2.1 },
    { topic: 'rules', mastery: 0.5, gain: 1.4 },
    { topic: 'signs', mastery: 0.8, gain: 0.3 },
  ]
  const Shown = () => <Readiness progress={{ ...body, readiness: 0.4, missing }} />
  await openPage(backend, [{ path: '/ici', load: async () => Shown, words: ['cours', 'topic'] }], '/ici', {
    username: 'candidat',
  })
  const reasons = await screen.findAllByRole('listitem')
  expect(reasons.map(({ textContent }) => textContent?.replace(/^.*\(/, '('))).toEqual([
    '(environ 2 réponses)',
    '(environ 1 réponse)',
    '(moins d’une réponse)',
  ])
  await backend.stop()
})
