import type { Pays } from '@contract/clock/pays'
import { balancesOf, differenceOf } from '../../rules/argent/settlement'
import { targetOf } from '../../rules/argent/target'
import { eventsOfCandidats } from '../argent/candidatEvents'
import { settledByCandidat } from '../argent/ecriture'
import { inscriptionsOfCandidats, withTerms } from '../argent/inscription'
import { penaltyRates } from '../argent/reglages'
import { chunks } from '../chunks'
import type { Db } from '../schema'

/** A candidate whose ledger entries do not match their lessons and purchases. */
export interface Ecart {
  idCandidat: number
  /** The additional amount that they would owe after a correction; negative when they would owe less. */
  montant: number
}

/**
 * Compares the posted entries with the expected ones, for every candidate of a school who was ever enrolled. Every
 * write settles, so no difference should exist. One that is found came from elsewhere, such as a partly restored copy.
 */
export async function findEcarts(db: Db, idAutoEcole: number, pays: Pays): Promise<Ecart[]> {
  const people = await db
    .selectFrom('inscription')
    .select('idCandidat')
    .distinct()
    .where('idAutoEcole', '=', idAutoEcole)
    .orderBy('idCandidat')
    .execute()
  const taux = await penaltyRates(db, idAutoEcole)
  const found: Ecart[] = []
  const ids = people.map(({ idCandidat }) => idCandidat)
  for (const some of chunks(ids, 200)) {
    const rows = await inscriptionsOfCandidats(db, some)
    const terms = await withTerms(db, rows)
    const events = await eventsOfCandidats(db, some, pays)
    const settled = await settledByCandidat(db, some)
    for (const idCandidat of some) {
      const enrolments = terms.filter((_, index) => rows[index]?.idCandidat === idCandidat)
      const facts = { idCandidat, enrolments, events: events.get(idCandidat) ?? [], taux }
      const lines = differenceOf(targetOf(facts), settled.get(idCandidat) ?? [])
      if (lines.length > 0) found.push({ idCandidat, montant: balancesOf(lines).get(`candidat:${idCandidat}`) ?? 0 })
    }
  }
  return found
}
