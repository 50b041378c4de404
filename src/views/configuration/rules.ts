import type { ConfigurationPlanning, ReglagesPlanning } from '@contract/planning/openingHours'

/** The planning rules, in the order of the form. */
export const RULES = [
  'dureeMinutes',
  'passeJours',
  'preavisHeures',
  'horizonJours',
  'annulationHeures',
  'offreMinutes',
] as const satisfies readonly (keyof ReglagesPlanning)[]
export type Rule = (typeof RULES)[number]

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
type PathRule = (typeof PATH_RULES)[number]

export type RuleField = Rule | PathRule
export const RULE_FIELDS: readonly RuleField[] = [...RULES, ...PATH_RULES]

/** The form's values: figures as typed. */
export type RuleValues = Record<RuleField, string> & { version: number }

export function valuesOf({ reglages, version }: Pick<ConfigurationPlanning, 'reglages' | 'version'>): RuleValues {
  const { parcours } = reglages
  const typed = (value: number | undefined) => (value === undefined ? '' : String(value))
  return {
    dureeMinutes: typed(reglages.dureeMinutes),
    passeJours: typed(reglages.passeJours),
    preavisHeures: typed(reglages.preavisHeures),
    horizonJours: typed(reglages.horizonJours),
    annulationHeures: typed(reglages.annulationHeures),
    offreMinutes: typed(reglages.offreMinutes),
    codeValiditeMois: typed(parcours.codeValiditeMois),
    ecartCirculationJours: typed(parcours.ecartCirculationJours),
    ecartParcJours: typed(parcours.ecartParcJours),
    essaisParc: typed(parcours.essaisParc),
    limitePassages: typed(parcours.limitePassages),
    delaiEchecJours: typed(parcours.delaiEchecJours),
    delaiAbsenceJours: typed(parcours.delaiAbsenceJours),
    version,
  }
}

/** Parses a typed figure; NaN when it is invalid, for the schema to refuse. */
const figure = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN)
const optionalFigure = (text: string) => (text.trim() === '' ? undefined : figure(text))

/** The rules to send; those not in the form stay unchanged. */
export function rulesOf(values: RuleValues, before: ReglagesPlanning): ReglagesPlanning {
  const own = PATH_RULES.map((name) => [name, optionalFigure(values[name])] as const)
  const { limiteCompte, absenceCompte } = before.parcours
  return {
    dureeMinutes: figure(values.dureeMinutes),
    passeJours: figure(values.passeJours),
    preavisHeures: figure(values.preavisHeures),
    horizonJours: figure(values.horizonJours),
    annulationHeures: figure(values.annulationHeures),
    offreMinutes: figure(values.offreMinutes),
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
