import { addDays } from '@contract/clock/days'
import type { Etape } from '@contract/planning/evenement'
import type { RaisonParcours } from '@contract/planning/parcours'
import { type Avancement, type ExamenFact, marcheAu } from './progress'
import type { ReglesParcours } from './rulesByCountry'

/** What a path is judged by. */
export interface Contexte {
  regles: ReglesParcours
  examens: readonly ExamenFact[]
  today: string
}

const plannedDays = (examens: readonly ExamenFact[], etape: Etape) =>
  examens
    .filter((fact) => fact.etape === etape && fact.statut === 'PLANNED')
    .map(({ jour }) => jour)
    .sort()

/** The exam of a stage that still waits for its result: the next to come, else the last that is over. */
export function plannedDay({ examens, today }: Omit<Contexte, 'regles'>, etape: Etape): string | null {
  const days = plannedDays(examens, etape)
  return days.find((jour) => jour >= today) ?? days.at(-1) ?? null
}

/** Why a stage that others stand on does not carry them. */
function missing({ regle: { etape }, expire, expireLe, retour }: Avancement): RaisonParcours {
  if (retour) return { code: retour.cause, etape, nombre: retour.nombre }
  if (expire && expireLe) return { code: 'expired', etape, jour: expireLe }
  return { code: 'previous', etape }
}

/** The first day after a failure or an absence; null without one. */
function delayEnd({ dernier, regle }: Avancement): { jour: string; nombre: number } | null {
  if (dernier?.statut !== 'FAILED' && dernier?.statut !== 'NO_SHOW') return null
  const nombre = dernier.statut === 'FAILED' ? regle.delaiEchecJours : regle.delaiAbsenceJours
  return { jour: addDays(dernier.jour, nombre), nombre }
}

/** The first day after the gap that lies behind the stage before; null where that is not passed. */
function gapEnd(before: Avancement | undefined, { regle }: Avancement) {
  if (!before?.passeLe) return null
  return { etape: before.regle.etape, jour: addDays(before.passeLe, regle.ecartJours), nombre: regle.ecartJours }
}

/** What speaks against a stage as it stands today, whatever the day that is asked for. */
function refusToday({ regles, examens, today }: Contexte, etape: Etape): RaisonParcours | null {
  const now = marcheAu(regles, examens, { jour: today, today })
  const stage = now.etapes.find(({ regle }) => regle.etape === etape)
  if (!stage) return { code: 'not_in_path' }
  if (now.termineLe) return { code: 'done', jour: now.termineLe }
  if (stage.passeLe) return { code: 'already_passed', jour: stage.passeLe }
  if (now.fini) return { code: 'limit', nombre: regles.limite?.nombre ?? 0 }
  const planned = plannedDay({ examens, today }, etape)
  if (!planned) return null
  return { code: planned < today ? 'result_due' : 'already_planned', jour: planned }
}

/** What speaks against an exam on a day; null when nothing does. */
export function refusOf(contexte: Contexte, etape: Etape, jour: string): RaisonParcours | null {
  const { regles, examens, today } = contexte
  const standing = refusToday(contexte, etape)
  if (standing) return standing
  if (jour < today) return { code: 'past' }
  const { etapes } = marcheAu(regles, examens, { jour, today })
  const place = etapes.findIndex(({ regle }) => regle.etape === etape)
  const stage = etapes[place]
  const before = etapes[place - 1]
  if (!stage) return { code: 'not_in_path' }
  const sameDay = before && stage.regle.memeJour && plannedDays(examens, before.regle.etape).includes(jour)
  const unmet = etapes.slice(0, place).find((earlier) => earlier.passeLe === null && !(earlier === before && sameDay))
  if (unmet) return missing(unmet)
  const gap = gapEnd(before, stage)
  if (gap && jour < gap.jour) return { code: 'gap', ...gap }
  const delay = delayEnd(stage)
  if (delay && jour < delay.jour) return { code: 'delay', ...delay }
  const { essais } = stage.regle
  if (essais !== null && stage.echecs >= essais) return { code: 'tries', etape, nombre: essais }
  return null
}

/** The days on which a refusal may come to its end, today first: the first bookable one is among them. */
function turningDays({ regles, examens, today }: Contexte, etape: Etape): string[] {
  const { etapes } = marcheAu(regles, examens, { jour: today, today })
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

/** The first day on which a stage can be booked, and else what stands against it to the last. */
export function firstDay(
  contexte: Contexte,
  etape: Etape,
): { premiereDate: string; raison: null } | { premiereDate: null; raison: RaisonParcours } {
  let raison: RaisonParcours = { code: 'not_in_path' }
  for (const jour of turningDays(contexte, etape)) {
    const refus = refusOf(contexte, etape, jour)
    if (!refus) return { premiereDate: jour, raison: null }
    raison = refus
  }
  return { premiereDate: null, raison }
}
