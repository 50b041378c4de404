import { daysBetween } from '@contract/clock/days'
import type { Etape } from '@contract/planning/evenement'
import { type EtapeParcours, EXPIRY_THRESHOLDS, type PathState, type RaisonParcours } from '@contract/planning/parcours'
import { type PathProgress, progressOn, type StageProgress } from './progress'
import { firstDay, type PathContext, plannedDay, refusalOf } from './refusal'

export type Verdict = { ok: true } | { ok: false; raison: RaisonParcours; premiereDate: string | null }

/**
 * Whether this exam may be booked on that day. Judged as of that day: the earlier stages are passed and still valid,
 * the gaps are kept, no other exam of the stage is planned, tries are left. The caller leaves an exam that is being
 * moved out of `examens`. Days before `today` are refused; to judge a past day, pass it as `today`.
 */
export function judgeExam({ etape, jour, ...context }: PathContext & { etape: Etape; jour: string }): Verdict {
  const raison = refusalOf(context, etape, jour)
  if (!raison) return { ok: true }
  return { ok: false, raison, premiereDate: firstDay(context, etape).premiereDate }
}

const least = (...numbers: (number | null)[]) => {
  const known = numbers.filter((number) => number !== null)
  return known.length > 0 ? Math.min(...known) : null
}

function stateOf(stage: StageProgress, planned: string | null, bookable: boolean): EtapeParcours['state'] {
  if (stage.passedOn) return 'passed'
  if (planned) return 'planned'
  if (stage.expire) return 'expired'
  // The last result of a stage that is not passed is a failure or an absence.
  if (stage.latest) return 'failed'
  return bookable ? 'eligible' : 'locked'
}

/** The reason why a planned exam waits for its result, or is no longer possible on its day. */
function plannedReason(context: PathContext, etape: Etape, jour: string): RaisonParcours | null {
  if (jour < context.today) return { code: 'result_due', jour }
  const others = context.examens.filter((fact) => fact.etape !== etape || fact.status !== 'PLANNED')
  return refusalOf({ ...context, examens: others }, etape, jour)
}

function reasonOf(context: PathContext, stage: StageProgress, planned: string | null): RaisonParcours | null {
  const { etape } = stage.regle
  if (stage.passedOn) return null
  if (planned) return plannedReason(context, etape, planned)
  const { premiereDate, raison } = firstDay(context, etape)
  if (!premiereDate) return raison
  if (stage.retour) return { code: stage.retour.cause, nombre: stage.retour.nombre }
  return refusalOf(context, etape, context.today)
}

/** The last day of a pass that counts today; null when none counts, or when it never lapses. */
const validUntil = ({ termineLe }: PathProgress, { passedOn, expireLe }: StageProgress) =>
  passedOn !== null && !termineLe ? expireLe : null

function present(context: PathContext, progress: ReturnType<typeof progressOn>, stage: StageProgress): EtapeParcours {
  const { regle, passedOn, expireLe, triesUsed, passages, latest } = stage
  const planned = plannedDay(context, regle.etape)
  const { premiereDate } = firstDay(context, regle.etape)
  const left = least(regle.essais && Math.max(0, regle.essais - triesUsed), progress.left(regle.etape))
  const valid = validUntil(progress, stage)
  return {
    etape: regle.etape,
    state: stateOf(stage, planned, premiereDate !== null),
    premiereDate,
    essaisRestants: passedOn ? null : left,
    passages,
    jour: passedOn ?? planned ?? latest?.jour ?? null,
    dernierResultat: latest?.status ?? null,
    expireLe: stage.expire ? expireLe : valid,
    joursAvantExpiration: valid === null ? null : daysBetween(context.today, valid),
    raison: reasonOf(context, stage, planned),
  }
}

const alertOf = ({ etape, expireLe, joursAvantExpiration: jours }: EtapeParcours): PathState['alertes'] => {
  if (jours === null || expireLe === null) return []
  const seuil = EXPIRY_THRESHOLDS.findLast((days) => jours <= days)
  return seuil === undefined ? [] : [{ etape, expireLe, jours, seuil }]
}

const isOpen = (progress: PathProgress) => !progress.termineLe

/** The state of every stage of a path today, and the next stage. */
export function pathState(context: PathContext): PathState {
  const { regles, examens, today } = context
  const progress = progressOn(regles, examens, { jour: today, today })
  const etapes = progress.etapes.map((stage) => present(context, progress, stage))
  return {
    etapes,
    prochaine: (isOpen(progress) && etapes.find(({ state }) => state !== 'passed')?.etape) || null,
    termineLe: progress.termineLe,
    alertes: etapes.flatMap(alertOf),
  }
}

/**
 * The next stage of a path, the day of its exam if one is planned, and the first day on which it may be booked; null
 * for a path that is over. A small part of `pathState`, for hundreds of candidates at once.
 */
export function nextStage(
  context: PathContext,
): { etape: Etape; planned: string | null; premiereDate: string | null } | null {
  const { regles, examens, today } = context
  const progress = progressOn(regles, examens, { jour: today, today })
  const etape = isOpen(progress) && progress.etapes.find(({ passedOn }) => passedOn === null)?.regle.etape
  if (!etape) return null
  return { etape, planned: plannedDay(context, etape), premiereDate: firstDay(context, etape).premiereDate }
}

/**
 * The last day on which the passed code exam counts, and the days until then. A small part of `pathState`, for hundreds
 * of candidates at once.
 */
export function codeValidity({ regles, examens, today }: PathContext): { expireLe: string; jours: number } | null {
  const progress = progressOn(regles, examens, { jour: today, today })
  const code = progress.etapes.find(({ regle }) => regle.etape === 'code')
  const expireLe = code ? validUntil(progress, code) : null
  return expireLe === null ? null : { expireLe, jours: daysBetween(today, expireLe) }
}
