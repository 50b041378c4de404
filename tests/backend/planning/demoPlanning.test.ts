import { monthAfter } from '@contract/clock/days'
import { EXAM_OF } from '@contract/planning/evenement'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { beforeAll, expect, it } from 'vitest'

let backend: TestBackend
beforeAll(async () => {
  backend = await startBackend()
})

/** The lessons and exams of the demo's candidates in training, one row for each person. */
const taken = () =>
  backend.db
    .selectFrom('evenement')
    .innerJoin('evenement_candidat', 'evenement_candidat.idEvenement', 'evenement.id')
    .innerJoin('candidat', 'candidat.id', 'evenement_candidat.idCandidat')
    .select(['evenement.calendar', 'evenement.start', 'evenement.status', 'idCandidat', 'dateInscription'])
    .where('candidat.archived', '=', 0)
    .where('candidat.idAutoEcole', '=', 1)
    .execute()

it('gives lessons in the demo’s last three months, so that no period compares with nothing', async () => {
  const rows = await taken()
  const lessons = rows.filter(({ calendar, status }) => calendar.startsWith('Hour') && status === 'SUCCESS')
  for (let month = '2026-09'; month <= '2026-11'; month = monthAfter(month, 1)) {
    expect(lessons.filter(({ start }) => start.startsWith(month)).length, month).toBeGreaterThan(10)
  }
})

it('teaches nobody of the demo before they enrolled or after they passed their last exam', async () => {
  const rows = await taken()
  expect(rows.filter(({ start, dateInscription }) => start.slice(0, 10) < dateInscription)).toEqual([])
  const passed = rows.filter(({ calendar, status }) => calendar === EXAM_OF.parc && status === 'SUCCESS')
  expect(passed.length).toBeGreaterThan(0)
  for (const { idCandidat, start } of passed) {
    expect(rows.filter((one) => one.idCandidat === idCandidat && one.start > start)).toEqual([])
  }
})
