import type { Clash } from '@contract/planning/clash'
import type { Caller } from '../../../caller'
import { allowedEvents, eventRows, withCandidats } from '../../../database/planning/evenement'
import type { Conn } from '../../../database/schema'
import { presentEvenement } from '../../../presenters/planning/evenement'

/** Names the other events of clashes by their titles, as far as the caller may read these events. */
export async function withTitles(db: Conn, caller: Caller, clashes: Clash[]): Promise<Clash[]> {
  const ids = new Set(clashes.flatMap(({ idEvenement }) => idEvenement ?? []))
  if (ids.size === 0) return clashes
  const rows = await eventRows(db)
    .where('evenement.id', 'in', [...ids])
    .where(allowedEvents(caller, 'read'))
    .orderBy('evenement.id')
    .execute()
  const titles = new Map<number | null, string>()
  for (const row of await withCandidats(db, rows)) titles.set(row.id, presentEvenement(row, caller).title)
  return clashes.map((clash) => {
    const titre = titles.get(clash.idEvenement)
    return titre ? { ...clash, titre } : clash
  })
}
