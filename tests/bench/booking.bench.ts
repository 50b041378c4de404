import { findClashes, findSlots } from '@backend/commands/planning/evenement/placement'
import type { Placement } from '@backend/commands/planning/evenement/placementFacts'
import type { Db } from '@backend/database/schema'
import { seededRandom } from '@backend/seed/random'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { type Client, clientOf } from '@tests/helpers/http'
import { askEvenement, buildCast, evenementValues } from '@tests/helpers/planning'
import { secondHost } from '@tests/helpers/scenarios'
import { sql } from 'kysely'
import { type Figure, type Figures, percentile } from './figures'
import { fillYears } from './years'

export const name = 'booking'

/** Concurrent clients, and the slots that all of them want. */
const CLIENTS = 60
const SLOTS = 40
const CHECKS = 400

/** Four slots a day from a Monday of next year: clear of opening hours and demo lessons. */
function slotAt(index: number) {
  const day = Date.UTC(2027, 2, 1) + Math.floor(index / 20) * 7 * 86_400_000 + (Math.floor(index / 4) % 5) * 86_400_000
  const start = day + (8 + (index % 4)) * 3_600_000
  return { start: new Date(start).toISOString(), end: new Date(start + 3_600_000).toISOString() }
}

/** Pairs of rows that one resource cannot hold at the same time. */
export async function doubleBookings(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from occupation as a join occupation as b
      on a."ressource" = b."ressource" and a."idRessource" = b."idRessource" and a."idEvenement" < b."idEvenement"
      and a."start" < b."end" and b."start" < a."end"
  `.execute(db)
  return rows[0]?.total ?? Number.NaN
}

/** All clients request the same slots with the same instructor and vehicle concurrently. */
export async function fight(backend: TestBackend, ecole: Client): Promise<Figure[]> {
  const cast = await buildCast(backend, ecole)
  const host = secondHost(backend, { checkAnswers: false })
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, async () => clientOf(host, await backend.login('ecole'))),
  )
  const times: number[] = []
  const statuses: number[] = []
  const begun = performance.now()
  for (let slot = 0; slot < SLOTS; slot += 1) {
    await Promise.all(
      clients.map(async (client, index) => {
        // Some ask for a quarter of an hour later, which overlaps as well.
        const { start, end } = slotAt(slot)
        const late = (moment: string) => new Date(Date.parse(moment) + (index % 3) * 15 * 60_000).toISOString()
        const asked = performance.now()
        const { status } = await askEvenement(client, evenementValues(cast, { start: late(start), end: late(end) }))
        statuses.push(status)
        times.push(performance.now() - asked)
      }),
    )
  }
  const won = statuses.filter((status) => status === 201).length
  const refused = statuses.filter((status) => status === 409).length
  if (won + refused !== CLIENTS * SLOTS) throw new Error(`Unexpected answers: ${[...new Set(statuses)].join(', ')}`)
  return [
    { label: `${CLIENTS} clients at once on ${SLOTS} slots: asked`, value: statuses.length, unit: '' },
    { label: 'booked', value: won, unit: '' },
    {
      label: 'double bookings',
      value: await doubleBookings(backend.db),
      unit: '',
      wanted: { atMost: 0 },
    },
    { label: 'answers a second', value: statuses.length / ((performance.now() - begun) / 1000), unit: '' },
  ]
}

/** The time of a single booking from request to answer, without concurrency. */
export async function sequential(backend: TestBackend, ecole: Client): Promise<Figure[]> {
  const cast = await buildCast(backend, ecole)
  const host = secondHost(backend, { checkAnswers: false })
  const client = clientOf(host, await backend.login('ecole'))
  const booked: number[] = []
  const refused: number[] = []
  for (let slot = 0; slot < 100; slot += 1) {
    for (const times of [booked, refused]) {
      const asked = performance.now()
      const { status } = await askEvenement(client, evenementValues(cast, slotAt(slot)))
      times.push(performance.now() - asked)
      if (status !== (times === booked ? 201 : 409)) throw new Error(`Slot ${slot}: ${status}`)
    }
  }
  return [
    { label: 'a booking: 95th percentile', value: percentile(booked, 0.95), unit: 'ms' },
    { label: 'a refusal with three free slots: 95th percentile', value: percentile(refused, 0.95), unit: 'ms' },
  ]
}

/** The check itself, as the writing transaction runs it. */
async function checks({ db, clock }: TestBackend, idAutoEcole: number, cast: Awaited<ReturnType<typeof buildCast>>) {
  const random = seededRandom(1)
  const { extendedProps: people } = evenementValues(cast)
  const demo = await db.selectFrom('moniteur').select('id').where('idAutoEcole', '=', idAutoEcole).execute()
  const times: number[] = []
  const searches: number[] = []
  for (let index = 0; index < CHECKS; index += 1) {
    const placement: Placement = {
      idAutoEcole,
      calendar: 'Hour circulation',
      people: {
        calendar: 'Hour circulation',
        idCandidats: people.idCandidats ?? [],
        idMoniteur: random.pick(demo).id,
        idVehicule: cast.idVehicule,
        idExaminateur: null,
        lieu: null,
        note: null,
      },
      slots: [slotAt(random.int(0, 200))],
      except: [],
    }
    const asked = performance.now()
    await findClashes(db, placement, clock.now)
    times.push(performance.now() - asked)
    if (index % 10) continue
    const searched = performance.now()
    await findSlots(db, placement, clock.now)
    searches.push(performance.now() - searched)
  }
  return { times, searches }
}

/** No double booking under concurrency, and the time of a booking and its check. */
export async function run(): Promise<Figures> {
  const backend = await startBackend()
  try {
    const ecole = clientOf(backend, await backend.login('ecole'))
    const figures = [...(await fight(backend, ecole)), ...(await sequential(backend, ecole))]
    const cast = await buildCast(backend, ecole)
    await fillYears(backend.db)
    const { total } = await backend.db
      .selectFrom('evenement')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const { times, searches } = await checks(backend, 1, cast)
    return {
      figures: [
        ...figures,
        {
          label: `conflict check beside ${total.toLocaleString('en')} events: 95th percentile`,
          value: percentile(times, 0.95),
          unit: 'ms',
          wanted: { atMost: 10 },
        },
        { label: 'three nearest free slots there: 95th percentile', value: percentile(searches, 0.95), unit: 'ms' },
      ],
    }
  } finally {
    await backend.stop()
  }
}
