import { daysBetween } from '@contract/clock/days'
import type { Etape } from '@contract/planning/evenement'
import {
  type EtapeParcours,
  type EtatParcours,
  type RaisonParcours,
  SEUILS_EXPIRATION,
} from '@contract/planning/parcours'
import { type Avancement, type Marche, marcheAu } from './progress'
import { type Contexte, firstDay, plannedDay, refusOf } from './refusal'

export type Verdict = { ok: true } | { ok: false; raison: RaisonParcours; premiereDate: string | null }

/**
 * May this exam be booked on that day? Judged as of that day: the stages before it passed and still valid then, the gaps
 * kept, no other exam of the stage planned, tries left. An exam that is being moved is left out of `examens` by the caller.
 * Days before `today` are refused; a day that is over is judged by passing it as `today`.
 */
export function peutPasser({ etape, jour, ...contexte }: Contexte & { etape: Etape; jour: string }): Verdict {
  const raison = refusOf(contexte, etape, jour)
  if (!raison) return { ok: true }
  return { ok: false, raison, premiereDate: firstDay(contexte, etape).premiereDate }
}

const least = (...numbers: (number | null)[]) => {
  const known = numbers.filter((number) => number !== null)
  return known.length > 0 ? Math.min(...known) : null
}

function stateOf(stage: Avancement, planned: string | null, bookable: boolean): EtapeParcours['state'] {
  if (stage.passeLe) return 'passed'
  if (planned) return 'planned'
  if (stage.expire) return 'expired'
  // The last result of a stage that is not passed is a failure or an absence.
  if (stage.dernier) return 'failed'
  return bookable ? 'eligible' : 'locked'
}

/** Why a planned exam waits, or cannot stand on its day as things are. */
function plannedReason(contexte: Contexte, etape: Etape, jour: string): RaisonParcours | null {
  if (jour < contexte.today) return { code: 'result_due', jour }
  const others = contexte.examens.filter((fact) => fact.etape !== etape || fact.statut !== 'PLANNED')
  return refusOf({ ...contexte, examens: others }, etape, jour)
}

function reasonOf(contexte: Contexte, stage: Avancement, planned: string | null): RaisonParcours | null {
  const { etape } = stage.regle
  if (stage.passeLe) return null
  if (planned) return plannedReason(contexte, etape, planned)
  const { premiereDate, raison } = firstDay(contexte, etape)
  if (!premiereDate) return raison
  if (stage.retour) return { code: stage.retour.cause, nombre: stage.retour.nombre }
  return refusOf(contexte, etape, contexte.today)
}

function present(contexte: Contexte, marche: ReturnType<typeof marcheAu>, stage: Avancement): EtapeParcours {
  const { regle, passeLe, expireLe, echecs, passages, dernier } = stage
  const planned = plannedDay(contexte, regle.etape)
  const { premiereDate } = firstDay(contexte, regle.etape)
  const left = least(regle.essais && Math.max(0, regle.essais - echecs), marche.left(regle.etape))
  const counts = passeLe !== null && !marche.termineLe && expireLe !== null
  return {
    etape: regle.etape,
    state: stateOf(stage, planned, premiereDate !== null),
    premiereDate,
    essaisRestants: passeLe ? null : left,
    passages,
    jour: passeLe ?? planned ?? dernier?.jour ?? null,
    dernierResultat: dernier?.statut ?? null,
    expireLe: counts || stage.expire ? expireLe : null,
    joursAvantExpiration: counts ? daysBetween(contexte.today, expireLe) : null,
    raison: reasonOf(contexte, stage, planned),
  }
}

const alertOf = ({ etape, expireLe, joursAvantExpiration: jours }: EtapeParcours): EtatParcours['alertes'] => {
  if (jours === null || expireLe === null) return []
  const seuil = SEUILS_EXPIRATION.findLast((days) => jours <= days)
  return seuil === undefined ? [] : [{ etape, expireLe, jours, seuil }]
}

const isOpen = (marche: Marche) => !marche.termineLe

/** Every stage of a path as it stands today, and what comes next. */
export function etatParcours(contexte: Contexte): EtatParcours {
  const { regles, examens, today } = contexte
  const marche = marcheAu(regles, examens, { jour: today, today })
  const etapes = marche.etapes.map((stage) => present(contexte, marche, stage))
  return {
    etapes,
    prochaine: (isOpen(marche) && etapes.find(({ state }) => state !== 'passed')?.etape) || null,
    termineLe: marche.termineLe,
    alertes: etapes.flatMap(alertOf),
  }
}
