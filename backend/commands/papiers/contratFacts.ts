import { dayIn } from '@contract/clock/wall'
import type { Caller } from '../../caller'
import { type InscriptionRow, inscriptionsOf, withTerms } from '../../database/argent/inscription'
import { reglagesArgentOf } from '../../database/argent/reglages'
import type { CandidatRow } from '../../database/ecole/candidat/rows'
import { permisOf } from '../../database/ecole/permi'
import { echeancesOf } from '../../database/papiers/contrat'
import { mentionsCandidatOf, mentionsEcoleOf } from '../../database/papiers/mentions'
import { reglagesOf } from '../../database/planning/occupation'
import { findAutoEcole } from '../../database/plateforme/autoecole'
import type { Conn } from '../../database/schema'
import { notFound } from '../../errors'
import { presentInscription } from '../../presenters/argent/compte'
import type { ContratFacts } from '../../rules/papiers/contenu'

/** A candidate's purchases in an enrolment, and its prices on a day. */
async function termsOf(
  db: Conn,
  row: InscriptionRow,
  codes: ReadonlyMap<number, string>,
  jour: string,
): Promise<ContratFacts['inscription']> {
  const [terms] = await withTerms(db, [row])
  if (!terms) return null
  const { lots, prix } = presentInscription(row, terms, new Map(), { bought: { prix: 0, reste: 0 }, today: jour })
  return {
    idPermi: row.idPermi,
    permi: codes.get(row.idPermi) ?? '',
    achats: lots.map(({ service, quantite, montant }) => ({ service, quantite, montant })),
    prix,
    echeances: await echeancesOf(db, row.id),
  }
}

/** The running enrolment, which a contract is about. */
export const runningInscription = async (db: Conn, idCandidat: number): Promise<InscriptionRow | undefined> =>
  (await inscriptionsOf(db, idCandidat)).find(({ status }) => status === 'ACTIVE')

/** The facts of a candidate's contract, as their file and the school's settings are now. */
export async function contratFacts(db: Conn, caller: Caller, candidat: CandidatRow, now: Date): Promise<ContratFacts> {
  const { idAutoEcole, id } = candidat
  const ecole = await findAutoEcole(db, idAutoEcole)
  if (!ecole) throw notFound()
  const jour = dayIn(now, caller.pays)
  const running = await runningInscription(db, id)
  const codes = new Map((await permisOf(db, idAutoEcole)).map((permi) => [permi.id, permi.code]))
  if (running) codes.set(candidat.idPermi, candidat.permi)
  return {
    pays: ecole.pays,
    jour,
    ecole,
    mentions: (await mentionsEcoleOf(db, idAutoEcole)).valeurs,
    candidat,
    personne: await mentionsCandidatOf(db, id),
    inscription: running ? await termsOf(db, running, codes, jour) : null,
    reglages: await reglagesArgentOf(db, idAutoEcole),
    annulationHeures: (await reglagesOf(db, idAutoEcole)).annulationHeures,
  }
}
