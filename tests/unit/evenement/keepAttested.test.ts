// @vitest-environment jsdom
import { readDraft, writeDraft } from '@core/hooks/drafts'
import { answerOf, startValues } from '@src/parts/evenement/details/answerValues'
import { keepAttested } from '@src/parts/evenement/details/keepAttested'
import { afterEach, expect, it } from 'vitest'
import { sampleEvent } from './sample'

const KEY = 'reponse:attest:1'
afterEach(() => writeDraft(KEY, null))

const there = { id: 7, nom: 'Sami Ben Ali', absent: false, telephone: null, archived: false }
const missing = { ...there, id: 8, absent: true }

it('keeps of an attestation only what differs from the plan: the lesson may be corrected before the next one', () => {
  keepAttested(KEY, sampleEvent({ extendedProps: { minutes: 60, suite: 'Créneaux' } }))
  expect(readDraft(KEY)).toEqual({ suite: 'Créneaux' })
  keepAttested(KEY, sampleEvent({ extendedProps: { minutes: 45, candidats: [there, missing] } }))
  expect(readDraft(KEY)).toEqual({ minutes: '45', absents: [8] })
  keepAttested(KEY, sampleEvent({ extendedProps: { minutes: 60 } }))
  expect(readDraft(KEY)).toBeNull()
})

it('sends no absent candidate who was taken out of the lesson since', () => {
  const event = sampleEvent({ extendedProps: { candidats: [there] } })
  const values = { ...startValues(event), absents: [7, 8] }
  expect(answerOf('attest', event, values, 'one')).toMatchObject({ body: { absents: [7] } })
})
