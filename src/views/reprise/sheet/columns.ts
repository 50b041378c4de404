import { fold } from '@contract/fold'
import type { SheetRow } from '@core/spreadsheet/types'

/** The possible meanings of a column of the sheet. */
export const TARGETS = [
  'cin',
  'nomComplet',
  'nom',
  'prenom',
  'telephone',
  'offre',
  'prix',
  'code',
  'circulation',
  'parc',
  'autres',
  'paye',
] as const
export type Target = (typeof TARGETS)[number]

/** The target of each column by its index; a column without one is not read. */
export type Mapping = Record<number, Target | null>

/** Tried in this order on normalised headings. */
const RULES: readonly [Target, RegExp][] = [
  ['cin', /\bc ?i ?n\b|identi|passe?port|ausweis/],
  ['telephone', /\btel|phone|gsm|mobile|handy|telem/],
  ['nomComplet', /nom.*prenom|prenom.*nom|nom complet|full name|candidat|eleve|nome completo|vollst/],
  ['prenom', /\bprenom|first name|vorname|nome proprio/],
  ['nom', /^noms?\b|last name|surname|nachname|apelido/],
  ['autres', /autres?\b.*|other|andere|outr/],
  ['paye', /paye|verse|regle|acompte|paid|bezahlt|pago/],
  ['prix', /prix|tarif|montant|total|price|preis|preco/],
  ['offre', /forfait|formule|pack|offre|package|paket|pacote/],
  ['parc', /parc|manoeuvre|maniabilite|park|manobra/],
  ['circulation', /circulation|conduite|route|driving|fahrstund|conducao/],
  ['code', /code|theor/],
]

const targetOf = (heading: string): Target | null => {
  const words = fold(heading)
  return words ? (RULES.find(([, rule]) => rule.test(words))?.[0] ?? null) : null
}

/** The heading row: the first one with at least two known headings. */
export const findHeading = (rows: readonly SheetRow[]): number =>
  Math.max(
    0,
    rows.slice(0, 20).findIndex(({ cells }) => new Set(cells.map(targetOf).filter(Boolean)).size >= 2),
  )

/** The guessed meaning of each column; where several columns have the same meaning, the first one keeps it. */
export function guessMapping(headings: readonly string[]): Mapping {
  const taken = new Set<Target>()
  return Object.fromEntries(
    headings.map((heading, index) => {
      const target = targetOf(heading)
      if (target === null || taken.has(target)) return [index, null]
      taken.add(target)
      return [index, target]
    }),
  )
}

/** Gives a column another target; a column that had it loses it. */
export const withTarget = (mapping: Mapping, index: number, target: Target | null): Mapping => ({
  ...Object.fromEntries(Object.entries(mapping).map(([key, other]) => [key, other === target ? null : other])),
  [index]: target,
})
