import type { ConfigurationPlanning, ReglagesPlanning } from '@contract/planning/openingHours'
import { recordOf } from '@contract/recordOf'

/** The planning rules, in the order of the form. */
const PLANNING_RULES = [
  'dureeMinutes',
  'battementMinutes',
  'placesCode',
  'passeJours',
  'preavisHeures',
  'horizonJours',
  'annulationHeures',
  'offreMinutes',
] as const satisfies readonly (keyof ReglagesPlanning)[]
/** The rules about absences. */
const ABSENCE_RULES = [
  'retardMinutes',
  'absencesNombre',
  'absencesJours',
] as const satisfies readonly (keyof ReglagesPlanning)[]
export const RULE_GROUPS = { planning: PLANNING_RULES, absences: ABSENCE_RULES } as const
export const RULES = [...PLANNING_RULES, ...ABSENCE_RULES] as const
type Rule = (typeof RULES)[number]

/** Figures of the exam path that a school may override; empty for the country's own. */
export const PATH_RULES = [
  'codeValiditeMois',
  'ecartCirculationJours',
  'ecartParcJours',
  'essaisParc',
  'limitePassages',
  'delaiEchecJours',
  'delaiAbsenceJours',
] as const satisfies readonly (keyof ReglagesPlanning['parcours'])[]
export type PathRule = (typeof PATH_RULES)[number]

/** The unit of each figure of the exam path. For the limits (`isLimit`), 0 means no limit. */
export const UNITS = {
  codeValiditeMois: 'months',
  ecartCirculationJours: 'days',
  ecartParcJours: 'days',
  essaisParc: 'tries',
  limitePassages: 'sittings',
  delaiEchecJours: 'days',
  delaiAbsenceJours: 'days',
} as const satisfies Record<PathRule, string>
export const isLimit = (rule: PathRule) => rule === 'essaisParc' || rule === 'limitePassages'

export type RuleField = Rule | PathRule
export const RULE_FIELDS: readonly RuleField[] = [...RULES, ...PATH_RULES]

/** The form's values: figures as typed. */
export type RuleValues = Record<RuleField, string> & { version: number }

const textsOf = <Name extends string>(names: readonly Name[], figureOf: (name: Name) => number | undefined) =>
  recordOf(names, (name) => String(figureOf(name) ?? ''))

export const valuesOf = ({ reglages, version }: Pick<ConfigurationPlanning, 'reglages' | 'version'>): RuleValues => ({
  ...textsOf(RULES, (name) => reglages[name]),
  ...textsOf(PATH_RULES, (name) => reglages.parcours[name]),
  version,
})

/** Parses a typed figure; NaN when it is invalid, for the schema to refuse. */
const figure = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN)
const optionalFigure = (text: string) => (text.trim() === '' ? undefined : figure(text))

/** The rules to send; those not in the form stay unchanged. */
export function rulesOf(values: RuleValues, before: ReglagesPlanning): ReglagesPlanning {
  const own = PATH_RULES.map((name) => [name, optionalFigure(values[name])] as const)
  const { limiteCompte, absenceCompte } = before.parcours
  const figures = recordOf(RULES, (name) => figure(values[name]))
  return {
    ...figures,
    parcours: {
      ...(limiteCompte === undefined ? {} : { limiteCompte }),
      ...(absenceCompte === undefined ? {} : { absenceCompte }),
      ...Object.fromEntries(own.filter(([, value]) => value !== undefined)),
    },
  }
}

/** The faults of the form by field, without the prefix of the exam path. */
export const faultsByField = (faults: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(faults).map(([path, code]) => [path.replace(/^(reglages\.)?(parcours\.)?/, ''), code]),
  )
