import type { CompteCandidat } from '@contract/argent/compte'
import { isPlanned } from '@contract/argent/planned'
import { dayIn } from '@contract/clock/wall'
import type { Lettre } from '@contract/recouvrement/lettre'
import type { Caller } from '../../caller'
import { candidatEvents } from '../../database/argent/candidatEvents'
import { inscriptionsOf, withTerms } from '../../database/argent/inscription'
import type { CandidatRow } from '../../database/ecole/candidat/rows'
import type { Db } from '../../database/schema'
import { type ChargeFacts, chargeName } from '../../rules/argent/facture/charges'
import { presentCompte } from '../argent/compte'
import { presentEntete } from '../papiers/entete'

type Due = Lettre['dues'][number]

/** The late instalments. For purchases in a payment plan, the plan's dates replace the due dates. */
const lateInstalments = ({ inscriptions }: CompteCandidat, today: string): Due[] =>
  inscriptions.flatMap(({ echeancier }) =>
    (echeancier?.echeances ?? []).flatMap(({ date, reste }, index) =>
      reste > 0 && date < today ? [{ date, libelle: `Échéance n°\u00a0${index + 1}`, montant: reste }] : [],
    ),
  )

/** Other charges that are late. */
function lateCharges({ inscriptions, postes }: CompteCandidat, facts: ChargeFacts, today: string): Due[] {
  return postes
    .filter(({ sens, dateEcheance }) => sens === 'DEBIT' && dateEcheance < today)
    .filter((poste) => !isPlanned(inscriptions, poste))
    .map(({ cause, idCause, reste, dateEcheance }) => ({
      date: dateEcheance,
      libelle: chargeName(facts, `${cause}:${idCause}`),
      montant: reste,
    }))
}

/** The letter to a candidate, with the dues that are late today. */
export async function presentLettre(db: Db, candidat: CandidatRow, caller: Caller, now: Date): Promise<Lettre> {
  const { pays } = caller
  const { id, idAutoEcole, nom, prenom, nomAr, prenomAr, adresse } = candidat
  const jour = dayIn(now, pays)
  const entete = await presentEntete(db, idAutoEcole)
  const compte = await presentCompte(db, candidat, caller, jour)
  const facts = {
    enrolments: await withTerms(db, await inscriptionsOf(db, id)),
    events: await candidatEvents(db, id, pays),
  }
  const dues = [...lateInstalments(compte, jour), ...lateCharges(compte, facts, jour)]
  const arabic = entete.pays === 'TN' && nomAr && prenomAr ? { ar: `${prenomAr} ${nomAr}` } : {}
  return {
    entete,
    candidat: { nom: { fr: `${prenom} ${nom}`, ...arabic }, adresse },
    jour,
    dues: dues.sort((one, other) => one.date.localeCompare(other.date)),
    total: compte.enRetard,
  }
}
