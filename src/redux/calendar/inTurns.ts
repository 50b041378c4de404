import type { Evenement } from '@contract/planning/evenement'
import { type LeconsSaved, MAX_LECONS } from '@contract/planning/lecon'
import { together } from './lecon'

/** A lesson as it was read. */
export type Lue = Pick<Evenement, 'idEvenement' | 'version'>
type Send = (arg: { lecons: { id: number; version: number }[] }) => Promise<{ data?: LeconsSaved }>

/** As many calls as it takes, one after the other; one that fails as a whole ends it, and was told when it came. */
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
