import type { ClashKind } from '@contract/planning/clash'
import type { Libres } from '@contract/planning/disponibilite'

/** Why a person or a vehicle is not free at a time, the most lasting reason first. */
export const BUSY_REASONS = ['indisponible', 'conge', 'disponibilite', 'occupe'] as const satisfies readonly ClashKind[]
export type BusyReason = (typeof BUSY_REASONS)[number]

/** The people and vehicles that are not free, by their ids. */
export type Busy = Record<'moniteurs' | 'vehicules' | 'examinateurs', ReadonlyMap<number, BusyReason>>

function reasonsOf(each: Libres['moniteurs']): Map<number, BusyReason> {
  const reasons = new Map<number, BusyReason>()
  for (const { id, raisons } of each) {
    const reason = BUSY_REASONS.find((kind) => raisons.some((raison) => raison.kind === kind))
    if (reason) reasons.set(id, reason)
  }
  return reasons
}

/** The people and vehicles that are not free according to the server; none before it has answered. */
export const busyOf = (libres: Libres | undefined): Busy => ({
  moniteurs: reasonsOf(libres?.moniteurs ?? []),
  vehicules: reasonsOf(libres?.vehicules ?? []),
  examinateurs: reasonsOf(libres?.examinateurs ?? []),
})
