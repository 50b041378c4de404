import type { LigneFacture } from '@contract/argent/facture'
import { examServiceOf, isLesson, type Service } from '@contract/argent/service'
import { printedDay } from '@contract/papiers/words'
import { priceOn } from '../consumption'
import { type CandidatEvent, type Enrolment, ownEvents } from '../facts'
import { pricesOf } from '../use'

/**
 * The causes of charges that invoices take up. Payments, and the charges that invoices post themselves, are not among
 * them.
 */
const CHARGES = ['lot', 'lecon', 'examen', 'penalite', 'fin']
export const isCharge = (cause: string): boolean => CHARGES.includes(cause.split(':')[0] ?? '')

/** The part of a charge that is on no invoice yet, as posted. */
export interface OpenCharge {
  cause: string
  ttc: number
  tva: number
  /** The part that the school only passes on to the State. */
  droits: number
  /** The oldest day on which it is due. */
  jour: string
}

export interface ChargeFacts {
  enrolments: readonly Enrolment[]
  events: readonly CandidatEvent[]
}

/** The description of a charge on an invoice line. */
type Named = Pick<LigneFacture, 'libelle' | 'quantite' | 'unite' | 'tauxTva'>

const NAMES: Record<Service, string> = {
  code: 'Heures de code',
  circulation: 'Heures de circulation',
  parc: 'Heures de parc',
  en_ligne: 'Cours de code en ligne',
  exam_code: 'Examen code',
  exam_circulation: 'Examen conduite',
  exam_parc: 'Examen parc',
  dossier: 'Frais de dossier',
}
const LESSONS = { code: 'Leçon de code', circulation: 'Leçon de circulation', parc: 'Leçon de parc' }

const one = (libelle: string, tauxTva: number): Named => ({ libelle, quantite: 1, unite: 'UNIT', tauxTva })

function lotLine({ enrolments }: ChargeFacts, id: number): Named {
  const lot = enrolments.flatMap(({ lots }) => lots).find((sold) => sold.id === id)
  if (!lot) return one('Formation', 0)
  const { service, quantite, idReduit, idAnnule, tauxTva } = lot
  if (idAnnule !== null) return one(`Remise retirée\u00a0: ${NAMES[service].toLowerCase()}`, tauxTva)
  if (idReduit !== null) return one(`Remise\u00a0: ${NAMES[service].toLowerCase()}`, tauxTva)
  return { libelle: NAMES[service], quantite, unite: isLesson(service) ? 'MINUTE' : 'UNIT', tauxTva }
}

/** The line for the end of an enrolment. Its rate is the highest VAT rate of the enrolment's lots. */
function endLine({ enrolments }: ChargeFacts, id: number): Named {
  const lots = enrolments.find((enrolment) => enrolment.id === id)?.lots ?? []
  return one('Fin de l’inscription\u00a0: part non consommée', Math.max(0, ...lots.map(({ tauxTva }) => tauxTva)))
}

function eventLine({ enrolments, events }: ChargeFacts, kind: string, id: number): Named {
  const event = events.find((known) => known.id === id)
  const enrolment = event && enrolments.find((known) => ownEvents(enrolments, known, events).includes(event))
  if (!event || !enrolment) return one('Prestation', 0)
  const service = event.isExam ? examServiceOf(event.etape) : event.etape
  const tauxTva = priceOn(pricesOf(enrolment, service), event.jour)?.tauxTva ?? 0
  const when = `du ${printedDay(event.jour)}`
  if (kind === 'examen') return one(`${NAMES[service]} ${when}`, tauxTva)
  const lesson = LESSONS[event.etape]
  if (kind === 'penalite') return one(`Absence ou annulation tardive\u00a0: ${lesson.toLowerCase()} ${when}`, tauxTva)
  return one(`${lesson} ${when}, hors forfait`, tauxTva)
}

function nameOf(facts: ChargeFacts, cause: string): Named {
  const [kind = '', id = ''] = cause.split(':')
  if (kind === 'lot') return lotLine(facts, Number(id))
  return kind === 'fin' ? endLine(facts, Number(id)) : eventLine(facts, kind, Number(id))
}

/** Names of the other charges that a candidate may owe. */
const OTHERS: Record<string, string> = {
  ligne: 'Facture',
  timbre: 'Timbre fiscal',
  transaction: 'Paiement rendu ou annulé',
}

/** A charge in a few words. */
export const chargeName = (facts: ChargeFacts, cause: string): string =>
  OTHERS[cause.split(':')[0] ?? ''] ?? nameOf(facts, cause).libelle

/** The lines of an open charge. The State's part has its own line, because no VAT is due on it. */
export function linesOfCharge(
  facts: ChargeFacts,
  { cause, ttc, tva, droits }: OpenCharge,
): (LigneFacture & { cause: string })[] {
  const named = nameOf(facts, cause)
  const own = ttc - droits
  const state = { ...named, libelle: `${named.libelle}\u00a0: droits de l’État`, tauxTva: 0, debours: true }
  return [
    ...(own === 0 && droits !== 0 ? [] : [{ ...named, cause, ht: own - tva, tva, ttc: own, debours: false }]),
    ...(droits === 0 ? [] : [{ ...state, cause, ht: droits, tva: 0, ttc: droits }]),
  ]
}
