import { randomUUID } from 'node:crypto'
import type { Client } from '@tests/helpers/http'
import { send } from '@tests/helpers/http'
import { type Cast, evenementValues } from '@tests/helpers/planning'
import { wait } from './processes'

/** Milliseconds that the client waits for an answer. */
const PATIENCE = 5000

export interface Tally {
  acknowledged: Set<number>
  /** Bookings that were refused because the time was taken. */
  taken: number
  /** The number of tries that got no answer or an outage, by status. */
  unanswered: Map<string, number>
  /** Moments at which a booking was acknowledged. */
  moments: number[]
}

export const newTally = (): Tally => ({ acknowledged: new Set(), taken: 0, unanswered: new Map(), moments: [] })

/** A different hour for each index. */
export function slotAt(index: number) {
  const day = Date.UTC(2027, 2, 1) + Math.floor(index / 40) * 7 * 86_400_000 + (Math.floor(index / 8) % 5) * 86_400_000
  const start = day + (7 + (index % 8)) * 3_600_000
  return { start: new Date(start).toISOString(), end: new Date(start + 3_600_000).toISOString() }
}

const OUTAGES = new Set([500, 502, 503, 504])

/** Sends a booking, and repeats it with the same idempotency key until its outcome is known. */
async function book(url: string, { token }: Client, cast: Cast, slot: number, tally: Tally): Promise<void> {
  const body = { ...evenementValues(cast, slotAt(slot)), malgreImpaye: true, malgreContrat: true }
  const headers = { 'Idempotency-Key': randomUUID() }
  const request = (path: string, init?: RequestInit) =>
    fetch(url + path, { ...init, signal: AbortSignal.timeout(PATIENCE) })
  for (;;) {
    const answer = await send<{ idEvenement: number; code?: string }>(
      { request: async (path, init) => request(path, init) },
      'POST',
      '/api/calendrier/evenement',
      { token, body, headers },
    ).catch(() => null)
    if (answer?.status === 201) {
      tally.acknowledged.add(answer.body.idEvenement)
      tally.moments.push(performance.now())
      return
    }
    if (answer?.status === 409) {
      tally.taken += 1
      return
    }
    if (answer && !OUTAGES.has(answer.status)) throw new Error(`${answer.status} ${answer.text}`)
    const outcome = answer ? `${answer.status} ${answer.body?.code ?? ''}`.trim() : 'no answer'
    tally.unanswered.set(outcome, (tally.unanswered.get(outcome) ?? 0) + 1)
    await wait(100)
  }
}

let next = 0

/**
 * Simulates people who book until they are stopped. Half of them compete with another person for the same hour.
 * @returns a function that ends the load and resolves when the outcome of each booking is known
 */
export function startLoad(url: string, client: Client, casts: readonly Cast[], tally: Tally): () => Promise<void> {
  let isOver = false
  const writers = casts.map(async (own, index) => {
    while (!isOver) {
      next += 1
      const slot = next
      // Two concurrent bookings of the same hour with the same instructor, car and candidate.
      const rivals = index % 2 === 0 ? 1 : 2
      await Promise.all(Array.from({ length: rivals }, () => book(url, client, own, slot, tally)))
    }
  })
  const all = Promise.all(writers)
  // It is awaited at the end. An earlier failure must not end the script without cleaning up.
  all.catch(() => undefined)
  return async () => {
    isOver = true
    await all
  }
}

/** The longest time between two acknowledgements, in seconds. */
export function longestSilence(moments: readonly number[]): number {
  const sorted = [...moments].sort((a, b) => a - b)
  return Math.max(0, ...sorted.slice(1).map((moment, index) => moment - (sorted[index] ?? moment))) / 1000
}
