import facts from '@backend/contents/cours/facts.json'
import { deliveredSeries } from '@backend/contents/cours/series'
import { TOPIC_KEYS } from '@contract/cours/topic'
import { serieFaults } from '@tests/helpers/serieFaults'
import { expect, it } from 'vitest'

const series = deliveredSeries()
const questions = series.flatMap((serie) => serie.questions)
const pictures = questions.flatMap(({ picture, base }) => [picture, base]).filter((name) => name?.includes(':'))

it.each(TOPIC_KEYS)('the topic %s has at least forty questions', (topic) => {
  const own = series.filter((serie) => serie.topic === topic).flatMap((serie) => serie.questions)
  expect(own.length).toBeGreaterThanOrEqual(40)
})

it('no delivered question breaks a rule of contents, language or typography', () => {
  const bases = new Set([...facts.map(({ id }) => id), ...pictures.filter((name) => name !== null)])
  expect(serieFaults(series, bases)).toEqual([])
})

it('every question rests on a fact of its own topic, or on a picture', () => {
  const topicOf = new Map(facts.map(({ id, topic }) => [id, topic]))
  const foreign = series.flatMap(({ topic, questions: own }) =>
    own.filter(({ base }) => !base.includes(':') && topicOf.get(base) !== topic).map(({ id }) => id),
  )
  expect(foreign).toEqual([])
})
