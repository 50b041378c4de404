import { deliveredSeries } from '@backend/contents/cours/series'
import { guessesOf, passChance } from '@backend/rules/cours/readiness'
import type { ExamenBlanc } from '@contract/cours/examenBlanc'
import type { CourseProgress } from '@contract/cours/tentative'
import { COURS } from '@tests/helpers/cours/cours'
import { signedIn } from '@tests/helpers/http'
import { eachSchool } from '@tests/helpers/schools/eachSchool'
import { expect, it } from 'vitest'

let backend: Parameters<Parameters<typeof eachSchool>[0]>[0]['backend']
eachSchool((started) => {
  backend = started.backend
})

it('of who knows nothing is the chance to guess the questions of the bank', async () => {
  const candidat = await signedIn(backend, 'candidat')
  const [exam] = (await candidat.get<{ data: ExamenBlanc[] }>(`${COURS}/examen`)).body.data
  if (!exam) throw new Error('no exam')
  const guesses = guessesOf(
    deliveredSeries().flatMap(({ topic, questions }) =>
      questions.map(({ choices }) => ({
        topic,
        choices: choices.length,
        right: choices.filter(({ right }) => right).length,
      })),
    ),
  )
  const shares = Object.fromEntries(exam.parts.map(({ topic, nombre }) => [topic, nombre]))
  const { readiness } = (await candidat.get<CourseProgress>(`${COURS}/progress`)).body
  expect(readiness).toBeCloseTo(passChance(new Map(), { shares, guesses, passMark: exam.passMark }), 15)
})
