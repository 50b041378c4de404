import type { CompteCandidat, Inscription } from '@contract/argent/compte'
import { MAX_ECHEANCES, type Proposition } from '@contract/argent/echeancier'
import type { FieldCode, FieldFault } from '@contract/errors'
import type { Currency } from '@core/format/number'
import { amountText } from '@core/format/typedAmount'
import { amountFault, amountOf, countFault } from '@src/parts/argent/amounts'

/** The intervals between instalments that can be chosen. */
export const RHYTHMS = ['month', 'fortnight', 'week'] as const
export type Rhythm = (typeof RHYTHMS)[number]
const DAYS: Record<Rhythm, number> = { month: 0, fortnight: 14, week: 7 }

/** The form's values: amounts as typed. */
export interface PlanValues {
  nombre: string
  premier: string
  rythme: Rhythm
  echeances: { date: string; montant: string }[]
}

interface Locale {
  language: string
  currency: Currency
}

/** Four instalments from today on, or as many as are unpaid of the plan in force. */
export function startOf({ echeancier, dateDebut }: Inscription, today: string): PlanValues {
  const open = echeancier?.echeances.filter(({ reste }) => reste > 0) ?? []
  const first = open[0]?.date ?? today
  return {
    nombre: String(open.length || 4),
    premier: first < dateDebut ? dateDebut : first,
    rythme: 'month',
    echeances: [],
  }
}

/** The query for a proposal; null while the values are incomplete. */
export function askedPlan({ nombre, premier, rythme }: Pick<PlanValues, 'nombre' | 'premier' | 'rythme'>) {
  const count = /^\d+$/.test(nombre.trim()) ? Number(nombre) : 0
  if (count < 1 || count > MAX_ECHEANCES || !premier) return null
  const days = DAYS[rythme]
  return days === 0
    ? { nombre: String(count), premier, rythme: 'MONTH' as const }
    : { nombre: String(count), premier, rythme: 'DAYS' as const, jours: String(days) }
}

export const linesOf = ({ echeances }: Proposition, locale: Locale): PlanValues['echeances'] =>
  echeances.map(({ date, montant }) => ({ date, montant: amountText(montant, locale) }))

export const sumOf = (lines: PlanValues['echeances']) => lines.reduce((sum, { montant }) => sum + amountOf(montant), 0)

function dayFault(date: string, before: string): FieldCode | undefined {
  if (!date) return 'required'
  return date > before ? undefined : 'in_order'
}

/** The faults of a plan: every line has a day after the one before and an amount. */
export function planFaults({ nombre, echeances }: PlanValues): Record<string, FieldFault | undefined> {
  const lines = echeances.flatMap(({ date, montant }, index) => {
    const before = echeances[index - 1]?.date ?? ''
    return [
      [`echeances.${index}.date`, dayFault(date, before)],
      [`echeances.${index}.montant`, amountFault(montant)],
    ] as const
  })
  return {
    nombre: countFault(nombre, 1, MAX_ECHEANCES),
    ...Object.fromEntries(lines),
  }
}

export const planBody = ({ echeances }: PlanValues, { echeancier }: Inscription) => ({
  version: echeancier?.version ?? 0,
  echeances: echeances.map(({ date, montant }) => ({ date, montant: amountOf(montant) })),
})

/** The default amount of a promise: the late part, else the part due now, else the whole balance. */
export const promised = ({ enRetard, exigible, aPayer }: CompteCandidat) => enRetard || exigible || Math.max(0, aPayer)
