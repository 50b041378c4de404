import type { Clash } from '@contract/planning/clash'
import type { Caller } from '../../../caller'
import { allowedEvents, eventRows, withCandidats } from '../../../database/planning/evenement'
import type { Conn } from '../../../database/schema'
import { presentEvenement } from '../../../presenters/planning/evenement'

/** How the other events of clashes are named for a caller: by their titles, as far as the caller may read them. */
export async function titling(
  db: Conn,
  caller: Caller,
  clashes: readonly Clash[],
): Promise<(clashes: readonly Clash[]) => Clash[]> {
  const ids = new Set(clashes.flatMap(({ idEvenement }) => idEvenement ?? []))
  const titles = new Map<number | null, string>()
  if (ids.size > 0) {
    const rows = await eventRows(db)
      .where('evenement.id', 'in', [...ids])
      .where(allowedEvents(caller, 'read'))
      .orderBy('evenement.id')
      .execute()
    for (const row of await withCandidats(db, rows)) titles.set(row.id, presentEvenement(row, caller).title)
  }
  return (all) =>
    all.map((clash) => {
      const titre = titles.get(clash.idEvenement)
      return titre ? { ...clash, titre } : clash
    })
}

export const withTitles = async (db: Conn, caller: Caller, clashes: readonly Clash[]): Promise<Clash[]> =>
  (await titling(db, caller, clashes))(clashes)
