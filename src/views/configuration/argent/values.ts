import {
  type RegimeTva,
  type ReglagesArgent,
  type ReglagesArgentSaved,
  type Reserve,
  reglagesArgent,
} from '@contract/argent/reglages'
import { type FieldFault, fieldErrors } from '@contract/errors'
import { recordOf } from '@contract/recordOf'
import type { Currency } from '@core/format/number'
import { amountText, millimesOf } from '@core/format/typedAmount'

/** The parts of the form, with the fields of each in their order. */
export const GROUPS = {
  absences: ['absencePourcent', 'annulationPourcent', 'motifsExcuse'],
  reprise: ['dateReprise'],
  reserve: ['depassement', 'seuil', 'examenImpaye', 'contratNonSigne'],
  plan: ['pasEcheance', 'pasPrix'],
  relances: ['avantJours', 'relance1', 'relance2', 'relance3', 'silenceDebut', 'silenceFin'],
  caisse: [
    'plafondRemise',
    'plafondRemboursement',
    'plafondDepense',
    'plafondContrepassation',
    'plafondEspeces',
    'fondsCaisse',
    'ecartTolere',
    'clotureAveugle',
  ],
  factures: [
    'regimeTva',
    'tvaCode',
    'tvaConduite',
    'tvaExamen',
    'tvaDossier',
    'tvaEnLigne',
    'timbre',
    'timbreClient',
    'timbreAvoir',
  ],
} as const
export type Group = keyof typeof GROUPS
export type Field = (typeof GROUPS)[Group][number]
export const FIELDS: readonly Field[] = Object.values(GROUPS).flat()

const AMOUNTS = [
  'seuil',
  'pasEcheance',
  'pasPrix',
  'plafondRemise',
  'plafondRemboursement',
  'plafondDepense',
  'plafondContrepassation',
  'plafondEspeces',
  'fondsCaisse',
  'ecartTolere',
  'timbre',
] as const satisfies readonly Field[]
const FIGURES = ['absencePourcent', 'annulationPourcent', 'avantJours'] as const satisfies readonly Field[]
const RELANCES = ['relance1', 'relance2', 'relance3'] as const satisfies readonly Field[]
const RATES = ['tvaCode', 'tvaConduite', 'tvaExamen', 'tvaDossier', 'tvaEnLigne'] as const satisfies readonly Field[]
const SWITCHES = ['clotureAveugle', 'timbreClient', 'timbreAvoir'] as const satisfies readonly Field[]
type Switch = (typeof SWITCHES)[number]
export const isSwitch = (field: Field) => SWITCHES.some((one) => one === field)
export const isRate = (field: Field) => RATES.some((one) => one === field)
export const isAmount = (field: Field) => AMOUNTS.some((one) => one === field)
const MODES = ['depassement', 'examenImpaye', 'contratNonSigne'] as const satisfies readonly Field[]
export const isReserve = (field: Field) => MODES.some((one) => one === field)
/** Several texts, one on each line. */
export const isList = (field: Field) => field === 'motifsExcuse'
export const isDate = (field: Field) => field === 'dateReprise'
/** Ceilings that a school may leave out. */
const NO_CEILING: readonly Field[] = ['plafondEspeces', 'plafondContrepassation']
/** Fields that may be left empty. */
export const isOptional = (field: Field) => NO_CEILING.includes(field) || isDate(field) || isList(field)
export const isHour = (field: Field) => field === 'silenceDebut' || field === 'silenceFin'

type Mode = (typeof MODES)[number]
type Typed = Exclude<Field, Mode | 'regimeTva' | Switch>

/** The form's values: figures and amounts as typed. */
export type ArgentValues = Record<Typed, string> &
  Record<Mode, Reserve> &
  Record<Switch, boolean> & {
    /** `null` while nobody answered, as the list without a choice says it. */
    regimeTva: RegimeTva | null
    version: number
  }

interface Locale {
  language: string
  currency: Currency
}

export function valuesOf({ reglages, version }: ReglagesArgentSaved, locale: Locale): ArgentValues {
  const amount = (name: (typeof AMOUNTS)[number]) => {
    const millimes = reglages[name]
    return millimes === null ? '' : amountText(millimes, locale)
  }
  const { depassement, examenImpaye, contratNonSigne, silenceDebut, silenceFin, relanceJours, regimeTva } = reglages
  const { clotureAveugle, timbreClient, timbreAvoir } = reglages
  const [relance1, relance2, relance3] = relanceJours.map(String) as [string, string, string]
  return {
    depassement,
    examenImpaye,
    regimeTva,
    contratNonSigne,
    dateReprise: reglages.dateReprise ?? '',
    motifsExcuse: reglages.motifsExcuse.join('\n'),
    clotureAveugle,
    timbreClient,
    timbreAvoir,
    silenceDebut,
    silenceFin,
    relance1,
    relance2,
    relance3,
    ...recordOf(AMOUNTS, amount),
    ...recordOf(FIGURES, (name) => String(reglages[name])),
    ...recordOf(RATES, (name) => rateText(reglages[name], locale.language)),
    version,
  }
}

/** A rate as typed: « 7 », « 5,5 ». */
const rateText = (hundredths: number, language: string) =>
  (hundredths / 100).toLocaleString(language, { useGrouping: false })

function rateOf(text: string): number {
  const typed = text.trim().replace(',', '.')
  return /^\d+(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : Number.NaN
}

/** A typed figure; NaN when it is invalid, for the schema to refuse. */
const figure = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN)

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The rules to send. */
export function reglagesOf(values: ArgentValues): ReglagesArgent {
  const amounts = AMOUNTS.map((name) => [name, millimesOf(values[name]) ?? (NO_CEILING.includes(name) ? null : NaN)])
  const { depassement, examenImpaye, contratNonSigne, silenceDebut, silenceFin, regimeTva } = values
  const { clotureAveugle, timbreClient, timbreAvoir } = values
  return {
    depassement,
    examenImpaye,
    contratNonSigne,
    dateReprise: values.dateReprise || null,
    motifsExcuse: linesOf(values.motifsExcuse),
    regimeTva,
    clotureAveugle,
    timbreClient,
    timbreAvoir,
    silenceDebut,
    silenceFin,
    ...recordOf(RATES, (name) => rateOf(values[name])),
    ...(Object.fromEntries(amounts) as Pick<ReglagesArgent, (typeof AMOUNTS)[number]>),
    ...recordOf(FIGURES, (name) => figure(values[name])),
    relanceJours: [figure(values.relance1), figure(values.relance2), figure(values.relance3)],
  }
}

/** The field of the form that a fault of the rules belongs to. */
export function fieldOf(path: string): string {
  const name = path.replace(/^reglages\./, '').replace(/^motifsExcuse\..*/, 'motifsExcuse')
  const place = /^relanceJours(?:\.(\d))?$/.exec(name)
  return place ? (RELANCES[Number(place[1] ?? 1)] ?? name) : name
}

/** The faults of the form by field. */
export function faultsOf(values: ArgentValues): Partial<Record<string, FieldFault>> {
  const missing = FIELDS.filter((name) => !isOptional(name) && name !== 'regimeTva' && typeof values[name] === 'string')
    .filter((name) => !String(values[name]).trim())
    .map((name) => [name, 'required'] as const)
  const parsed = reglagesArgent.safeParse(reglagesOf(values))
  const faults = parsed.success ? {} : fieldErrors(parsed.error)
  const own = Object.entries(faults).map(([path, code]) => [fieldOf(path), code] as const)
  return { ...Object.fromEntries(own), ...Object.fromEntries(missing) }
}
