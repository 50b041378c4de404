import { grouped } from '@contract/grouped'
import type { AccessFacts } from '../../rules/cours/access'
import { chunks } from '../chunks'
import type { Conn } from '../schema'

const codesOf = (db: Conn, candidats: readonly number[]) =>
  db
    .selectFrom('code_acces')
    .select(['idCandidat', 'actif', 'dateExpiration', 'premiereUtilisation'])
    .where('idCandidat', 'in', [...candidats])
    .execute()

const enrolmentsOf = (db: Conn, candidats: readonly number[]) =>
  db
    .selectFrom('inscription')
    .select(['id', 'idCandidat', 'dateDebut', 'dateFin'])
    // The latest price of the online hour that the enrolment copied. Prices are added, never changed.
    .select((eb) => [
      eb
        .selectFrom('inscription_prix')
        .select('montant')
        .whereRef('idInscription', '=', 'inscription.id')
        .where('service', '=', 'en_ligne')
        .orderBy('inscription_prix.id', 'desc')
        .limit(1)
        .as('onlinePrice'),
    ])
    .where('idCandidat', 'in', [...candidats])
    .execute()

/** The lots of theory hours and online hours that candidates bought, without discounts. */
const lotsOf = (db: Conn, candidats: readonly number[]) =>
  db
    .selectFrom('lot')
    .innerJoin('inscription', 'inscription.id', 'lot.idInscription')
    .select(['lot.idInscription', 'lot.service', 'lot.quantite', 'lot.dateEffet', 'lot.dateFin'])
    .where('inscription.idCandidat', 'in', [...candidats])
    .where('lot.service', 'in', ['code', 'en_ligne'])
    .where('lot.idReduit', 'is', null)
    .execute()

const NOTHING: AccessFacts = { codes: [], enrolments: [] }

/** The facts that decide whether each of several candidates has access to the course. */
export async function accessFacts(db: Conn, ids: readonly number[]): Promise<(idCandidat: number) => AccessFacts> {
  const facts = new Map<number, AccessFacts>()
  for (const part of chunks(ids, 500)) {
    const codes = grouped(await codesOf(db, part), ({ idCandidat }) => idCandidat)
    const enrolments = grouped(await enrolmentsOf(db, part), ({ idCandidat }) => idCandidat)
    const lots = grouped(await lotsOf(db, part), ({ idInscription }) => idInscription)
    for (const id of part) {
      const own = (enrolments.get(id) ?? []).map((one) => ({ ...one, lots: lots.get(one.id) ?? [] }))
      facts.set(id, { codes: codes.get(id) ?? [], enrolments: own })
    }
  }
  return (idCandidat) => facts.get(idCandidat) ?? NOTHING
}
