import type { Pays } from '@contract/clock/pays'
import type { Propositions, RaisonPris } from '@contract/planning/demande'
import { type DemandeRow, type Voeu, voeuxOf } from '../../database/planning/demande'
import type { Db } from '../../database/schema'
import { judgeOpenings, type Verdict } from '../../rules/planning/openings'
import { daysOf, openingFacts, staffOf } from './openings'

/** `own_request` is never the fault: other requests are not among the facts. */
const raisonOf = (fault: Verdict['fault']): RaisonPris | null => (fault === 'own_request' ? 'own_lesson' : fault)

/** The instructors who could give a requested lesson, and who is free at each slot, the requested instructor first. */
export async function propositionsFor(db: Db, row: DemandeRow, moment: Date, pays: Pays): Promise<Propositions> {
  const { idCandidat, idAutoEcole, idPermi, idMoniteur, calendar } = row
  const learner = { id: idCandidat, idAutoEcole, idPermi, idMoniteur }
  const staff = await staffOf(db, learner, calendar)
  const voeux = voeuxOf(row)
  // Requests do not block each other: the first accepted one is planned.
  const judge = judgeOpenings(calendar, { ...(await openingFacts(db, learner, staff, daysOf(voeux, pays))), asked: [] })
  const now = moment.toISOString()
  const answerTo = ({ idMoniteur: wanted, ...slot }: Voeu): Propositions['creneaux'][number] => {
    const { fault, moniteurs, vehicules } = judge(slot)
    const raison = slot.start > now ? raisonOf(fault) : 'past'
    if (raison) return { ...slot, libre: false, raison, idMoniteur: null, idVehicule: null }
    const [first = null] = moniteurs
    const isFree = wanted !== null && moniteurs.includes(wanted)
    return { ...slot, libre: true, raison, idMoniteur: isFree ? wanted : first, idVehicule: vehicules[0] ?? null }
  }
  return { ...staff, creneaux: voeux.map(answerTo) }
}
