import { seedDemo } from '@backend/seed/demo'
import type { Salle, SalleSummary } from '@contract/cours/salle'
import type { Page } from '@contract/list'
import { startBackend } from '@tests/helpers/backend'
import { TEST_NOW } from '@tests/helpers/clock'
import { SALLE } from '@tests/helpers/cours/salle'
import { signedIn } from '@tests/helpers/http'
import { expect, it } from 'vitest'

it('the demo school held room lessons that open with their results, and nobody’s progress comes from them', async () => {
  const backend = await startBackend({ seed: 'empty' })
  await seedDemo(backend.db, new Date(TEST_NOW), 10, { withLog: false, withMoney: false, withCourse: false })
  const ecole = await signedIn(backend, 'ecole')
  const { body } = await ecole.get<Page<SalleSummary>>(SALLE)
  expect(body.data.map(({ phase, questions, participants }) => [phase, questions, participants])).toEqual([
    ['FINISHED', 8, 5],
    ['FINISHED', 8, 4],
  ])
  const { body: room } = await ecole.get<Salle>(`${SALLE}/${body.data[0]?.id}`)
  expect(room.report?.participants).toHaveLength(5)
  expect(room.report?.podium.length).toBeGreaterThan(0)
  expect(await backend.db.selectFrom('tentative').select('id').execute()).toEqual([])
  await backend.stop()
})
