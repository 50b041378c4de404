import type { Evenement } from '@contract/planning/evenement'
import { type LeconsSaved, MAX_LECONS } from '@contract/planning/lecon'
import { together } from './lecon'

/** The id and version of a lesson as it was read. */
export type Lue = Pick<Evenement, 'idEvenement' | 'version'>
type Send = (arg: { lecons: { id: number; version: number }[] }) => Promise<{ data?: LeconsSaved }>

/** Sends the lessons in as many sequential calls as needed; a failed call stops the loop, and was already reported. */
export async function inTurns(send: Send, lecons: readonly Lue[]): Promise<LeconsSaved> {
  const parts: LeconsSaved[] = []
  for (let start = 0; start < lecons.length; start += MAX_LECONS) {
    const turn = lecons.slice(start, start + MAX_LECONS)
    const { data } = await send({ lecons: turn.map(({ idEvenement: id, version }) => ({ id, version })) })
    if (!data) break
    parts.push(data)
  }
  return together(parts)
}
