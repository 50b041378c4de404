import { addDays } from '@contract/clock/days'
import type { Etape } from '@contract/planning/evenement'
import type { RaisonParcours } from '@contract/planning/parcours'
import { type ExamenFact, progressOn, type StageProgress } from './progress'
import type { PathRules } from './rulesByCountry'

/** The inputs for judging a path. */
export interface PathContext {
  regles: PathRules
  examens: readonly ExamenFact[]
  today: string
}

const plannedDays = (examens: readonly ExamenFact[], etape: Etape) =>
  examens
    .filter((fact) => fact.etape === etape && fact.status === 'PLANNED')
    .map(({ jour }) => jour)
    .sort()

/** The day of the stage's exam without a result: the next one ahead, else the last one in the past. */
export function plannedDay({ examens, today }: Omit<PathContext, 'regles'>, etape: Etape): string | null {
  const days = plannedDays(examens, etape)
  return days.find((jour) => jour >= today) ?? days.at(-1) ?? null
}

/** The reason why a stage does not satisfy the stages that depend on it. */
function missing({ regle: { etape }, expire, expireLe, retour }: StageProgress): RaisonParcours {
  if (retour) return { code: retour.cause, etape, nombre: retour.nombre }
  if (expire && expireLe) return { code: 'expired', etape, jour: expireLe }
  return { code: 'previous', etape }
}

/** The first bookable day after a failure or an absence; null without one. */
function delayEnd({ latest, regle }: StageProgress): { jour: string; nombre: number } | null {
  if (latest?.status !== 'FAILED' && latest?.status !== 'NO_SHOW') return null
  const nombre = latest.status === 'FAILED' ? regle.delaiEchecJours : regle.delaiAbsenceJours
  return { jour: addDays(latest.jour, nombre), nombre }
}

/** The first day after the gap that follows the previous stage; null when that stage is not passed. */
function gapEnd(before: StageProgress | undefined, { regle }: StageProgress) {
  if (!before?.passedOn) return null
  return { etape: before.regle.etape, jour: addDays(before.passedOn, regle.ecartJours), nombre: regle.ecartJours }
}

/** The reason why a stage cannot be booked today, whatever the requested day. */
function refusalToday({ regles, examens, today }: PathContext, etape: Etape): RaisonParcours | null {
  const now = progressOn(regles, examens, { jour: today, today })
  const stage = now.etapes.find(({ regle }) => regle.etape === etape)
  if (!stage) return { code: 'not_in_path' }
  if (now.termineLe) return { code: 'done', jour: now.termineLe }
  if (stage.passedOn) return { code: 'already_passed', jour: stage.passedOn }
  if (now.isExhausted) return { code: 'limit', nombre: regles.limite?.nombre ?? 0 }
  const planned = plannedDay({ examens, today }, etape)
  if (!planned) return null
  return { code: planned < today ? 'result_due' : 'already_planned', jour: planned }
}

/** The reason why an exam cannot be booked on a day; null when it can. */
export function refusalOf(context: PathContext, etape: Etape, jour: string): RaisonParcours | null {
  const { regles, examens, today } = context
  const standing = refusalToday(context, etape)
  if (standing) return standing
  if (jour < today) return { code: 'past' }
  const { etapes } = progressOn(regles, examens, { jour, today })
  const place = etapes.findIndex(({ regle }) => regle.etape === etape)
  const stage = etapes[place]
  const before = etapes[place - 1]
  if (!stage) return { code: 'not_in_path' }
  const sameDay = before && stage.regle.memeJour && plannedDays(examens, before.regle.etape).includes(jour)
  const unmet = etapes.slice(0, place).find((earlier) => earlier.passedOn === null && !(earlier === before && sameDay))
  if (unmet) return missing(unmet)
  const gap = gapEnd(before, stage)
  if (gap && jour < gap.jour) return { code: 'gap', ...gap }
  const delay = delayEnd(stage)
  if (delay && jour < delay.jour) return { code: 'delay', ...delay }
  const { essais } = stage.regle
  if (essais !== null && stage.triesUsed >= essais) return { code: 'tries', etape, nombre: essais }
  return null
}

/** The days on which a refusal may end, today first: the first bookable day is one of them. */
function turningDays({ regles, examens, today }: PathContext, etape: Etape): string[] {
  const { etapes } = progressOn(regles, examens, { jour: today, today })
  const place = etapes.findIndex(({ regle }) => regle.etape === etape)
  const stage = etapes[place]
  const before = etapes[place - 1]
  if (!stage) return []
  const days = [
    gapEnd(before, stage)?.jour,
    delayEnd(stage)?.jour,
    ...(before && stage.regle.memeJour ? plannedDays(examens, before.regle.etape) : []),
  ]
  return [today, ...days.flatMap((jour) => (jour && jour > today ? jour : [])).sort()]
}

/** The first day on which a stage can be booked, or the reason that remains to the end. */
export function firstDay(
  context: PathContext,
  etape: Etape,
): { premiereDate: string; raison: null } | { premiereDate: null; raison: RaisonParcours } {
  let raison: RaisonParcours = { code: 'not_in_path' }
  for (const jour of turningDays(context, etape)) {
    const refusal = refusalOf(context, etape, jour)
    if (!refusal) return { premiereDate: jour, raison: null }
    raison = refusal
  }
  return { premiereDate: null, raison }
}
