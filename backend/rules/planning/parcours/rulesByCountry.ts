import type { Pays } from '@contract/clock/pays'
import type { Etape } from '@contract/planning/evenement'
import type { ReglagesParcours } from '@contract/planning/parcours'

/** One stage of a path; it depends on the previous stage. */
export interface StageRule {
  etape: Etape
  /** Minimum number of days between passing the previous stage and sitting this one. */
  ecartJours: number
  /** May be planned on the same day as the planned exam of the previous stage. */
  memeJour: boolean
  /** Failures after which `retour` must be passed again; null for no limit. */
  essais: number | null
  retour: Etape | null
  /** Validity of a pass in months; null for no limit. */
  validiteMois: number | null
  /** Days after a failure, and after an absence, before the next try. */
  delaiEchecJours: number
  delaiAbsenceJours: number
}

/** Maximum number of sittings. After the last one `retour` must be passed again; with null the path is over. */
interface Limite {
  nombre: number
  etapes: readonly Etape[]
  retour: Etape | null
}

/** The exam path of some categories of a country, for candidates who enrol between two days. */
export interface PathRules {
  pays: Pays
  /** `*` means every category that no other set names. */
  categories: readonly string[]
  depuis: string
  jusqua?: string
  etapes: readonly StageRule[]
  limite: Limite | null
  /** Whether an absence uses up a try. */
  absenceCompte: boolean
}

const stage = (etape: Etape, own: Partial<StageRule> = {}): StageRule => ({
  etape,
  ecartJours: 1,
  memeJour: false,
  essais: null,
  retour: null,
  validiteMois: null,
  delaiEchecJours: 1,
  delaiAbsenceJours: 1,
  ...own,
})

const TN_REFORME = '2023-01-02'
const TN_BEFORE = { pays: 'TN', depuis: '1900-01-01', jusqua: '2023-01-01', absenceCompte: true } as const
const TN = { pays: 'TN', depuis: TN_REFORME, absenceCompte: true } as const
/** Six sittings; sources disagree whether all exams count or only the practical ones, hence `limiteCompte`. */
const SIX: Limite = { nombre: 6, etapes: ['circulation', 'parc'], retour: 'code' }
/** Both practical exams are taken on one day. */
const PRATIQUES_MEME_JOUR = [stage('circulation'), stage('parc', { ecartJours: 0, memeJour: true })]

const FR = { pays: 'FR', depuis: '1900-01-01', absenceCompte: false, limite: null } as const
const FR_CODE = stage('code', { validiteMois: 60 })
/** The delay after a failure depends on its score, which is not recorded here: the shortest delay applies. */
const frPratique = (etape: Etape) => stage(etape, { ecartJours: 2, delaiEchecJours: 2, delaiAbsenceJours: 40 })

/** The known exam paths. Figures on which sources disagree are settings of a school, see `ReglagesParcours`. */
export const PATH_RULES: readonly PathRules[] = [
  {
    ...TN,
    categories: ['B', 'G'],
    etapes: [
      stage('code', { validiteMois: 15 }),
      stage('circulation'),
      stage('parc', { ecartJours: 5, essais: 2, retour: 'circulation' }),
    ],
    limite: SIX,
  },
  { ...TN, categories: ['AA'], etapes: [stage('code', { validiteMois: 15 })], limite: SIX },
  { ...TN, categories: ['*'], etapes: [stage('code', { validiteMois: 15 }), ...PRATIQUES_MEME_JOUR], limite: SIX },
  { ...TN_BEFORE, categories: ['AA'], etapes: [stage('code', { validiteMois: 12 })], limite: SIX },
  {
    ...TN_BEFORE,
    categories: ['*'],
    etapes: [stage('code', { validiteMois: 12 }), ...PRATIQUES_MEME_JOUR],
    limite: SIX,
  },
  // The theory is learned at school; a training without an exam follows.
  { ...FR, categories: ['AM'], etapes: [stage('code')] },
  // For two-wheelers manoeuvres come before traffic.
  { ...FR, categories: ['A1', 'A2'], etapes: [FR_CODE, frPratique('parc'), frPratique('circulation')] },
  // Drivers who already hold a car licence sit no second code exam.
  { ...FR, categories: ['BE'], etapes: [frPratique('parc'), frPratique('circulation')] },
  { ...FR, categories: ['*'], etapes: [FR_CODE, frPratique('circulation')] },
]

interface Who {
  pays: Pays
  /** The code of the licence category. */
  categorie: string
  /** The day of enrolment: later rules do not apply to candidates enrolled before. */
  inscription: string
  reglages?: ReglagesParcours
}

const inForce = ({ depuis, jusqua }: PathRules, jour: string) => depuis <= jour && (!jusqua || jour <= jusqua)

const essaisOf = (base: number | null, own: number | undefined) => (own === undefined ? base : own || null)

function stageWith(base: StageRule, first: boolean, own: ReglagesParcours): StageRule {
  const ecart = { code: undefined, circulation: own.ecartCirculationJours, parc: own.ecartParcJours }[base.etape]
  return {
    ...base,
    ecartJours: (first || base.memeJour ? undefined : ecart) ?? base.ecartJours,
    essais: base.retour ? essaisOf(base.essais, own.essaisParc) : base.essais,
    validiteMois: base.etape === 'code' ? (own.codeValiditeMois ?? base.validiteMois) : base.validiteMois,
    delaiEchecJours: own.delaiEchecJours ?? base.delaiEchecJours,
    delaiAbsenceJours: own.delaiAbsenceJours ?? base.delaiAbsenceJours,
  }
}

function limitWith({ limite, etapes }: PathRules, own: ReglagesParcours): Limite | null {
  const nombre = own.limitePassages ?? limite?.nombre ?? 0
  if (nombre === 0) return null
  const all = etapes.map(({ etape }) => etape)
  const first = all[0]
  const practical = all.filter((etape) => etape !== 'code')
  // Practical sittings are counted per code exam: passing it again resets the count.
  if (own.limiteCompte === 'tous' || first !== 'code') return { nombre, etapes: all, retour: null }
  return practical.length > 0 ? { nombre, etapes: practical, retour: first } : null
}

/** The path of a candidate: by country, category and day of enrolment, with the settings of the school. */
export function rulesFor({ pays, categorie, inscription, reglages = {} }: Who): PathRules {
  const known = PATH_RULES.filter((regles) => regles.pays === pays && inForce(regles, inscription))
  const found =
    known.find(({ categories }) => categories.includes(categorie)) ??
    known.find(({ categories }) => categories.includes('*'))
  if (!found) throw new Error(`No exam path in ${pays} on ${inscription}`)
  return {
    ...found,
    etapes: found.etapes.map((regle, place) => stageWith(regle, place === 0, reglages)),
    limite: limitWith(found, reglages),
    absenceCompte: reglages.absenceCompte ?? found.absenceCompte,
  }
}

/** The figures that apply while a school sets none: those of its country's car licence, for enrolment on a day. */
export function parcoursDuPays(pays: Pays, jour: string): ReglagesParcours {
  const { etapes, limite } = rulesFor({ pays, categorie: 'B', inscription: jour })
  const of = (etape: Etape) => etapes.find((regle) => regle.etape === etape)
  const [code, circulation, parc] = [of('code'), of('circulation'), of('parc')]
  return {
    ...(code?.validiteMois && { codeValiditeMois: code.validiteMois }),
    ...(circulation && { ecartCirculationJours: circulation.ecartJours }),
    ...(parc && { ecartParcJours: parc.ecartJours, essaisParc: parc.essais ?? 0 }),
    limitePassages: limite?.nombre ?? 0,
    ...(circulation && {
      delaiEchecJours: circulation.delaiEchecJours,
      delaiAbsenceJours: circulation.delaiAbsenceJours,
    }),
  }
}

/** The validity of a code exam in months, for candidates who enrolled between two days. */
export interface CodeValidite {
  mois: number
  depuis: string
  jusqua: string
}

const LAST_DAY = '9999-12-31'

/** Every validity of a code exam in a country, whatever the category; a school's own one replaces them all. */
export function codeValidites(pays: Pays, own?: number): CodeValidite[] {
  const known = PATH_RULES.filter((rules) => rules.pays === pays).flatMap(({ depuis, jusqua = LAST_DAY, etapes }) =>
    etapes.flatMap(({ etape, validiteMois }) => {
      const mois = own ?? validiteMois
      return etape === 'code' && mois !== null ? [{ mois, depuis, jusqua }] : []
    }),
  )
  const same = (one: CodeValidite) => `${one.mois} ${one.depuis} ${one.jusqua}`
  return [...new Map(known.map((one) => [same(one), one])).values()]
}
