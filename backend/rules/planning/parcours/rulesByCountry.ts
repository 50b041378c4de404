import type { Pays } from '@contract/clock/pays'
import type { Etape } from '@contract/planning/evenement'
import type { ReglagesParcours } from '@contract/planning/parcours'

/** One stage of a path; it stands on the one before it. */
export interface RegleEtape {
  etape: Etape
  /** Days that lie between passing the stage before and sitting this one. */
  ecartJours: number
  /** May be planned on the very day for which the stage before is planned. */
  memeJour: boolean
  /** Failures after which `retour` has to be passed again; null for no limit. */
  essais: number | null
  retour: Etape | null
  /** How long a pass counts; null for ever. */
  validiteMois: number | null
  /** Days after a failure, and after an absence, before the next try. */
  delaiEchecJours: number
  delaiAbsenceJours: number
}

/** Sittings allowed in all. At the last one `retour` has to be passed again; with null the path is over. */
interface Limite {
  nombre: number
  etapes: readonly Etape[]
  retour: Etape | null
}

/** The exam path of some categories of a country, for who enrols between two days. */
export interface ReglesParcours {
  pays: Pays
  /** `*` stands for every category that no other set names. */
  categories: readonly string[]
  depuis: string
  jusqua?: string
  etapes: readonly RegleEtape[]
  limite: Limite | null
  /** An absence uses up a try. */
  absenceCompte: boolean
}

const stage = (etape: Etape, own: Partial<RegleEtape> = {}): RegleEtape => ({
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
const TN_AVANT = { pays: 'TN', depuis: '1900-01-01', jusqua: '2023-01-01', absenceCompte: true } as const
const TN = { pays: 'TN', depuis: TN_REFORME, absenceCompte: true } as const
/** Six sittings; whether of all exams or of the practical ones is not certain, hence `limiteCompte`. */
const SIX: Limite = { nombre: 6, etapes: ['circulation', 'parc'], retour: 'code' }
/** Both practical exams are taken on one day. */
const PRATIQUES_MEME_JOUR = [stage('circulation'), stage('parc', { ecartJours: 0, memeJour: true })]

const FR = { pays: 'FR', depuis: '1900-01-01', absenceCompte: false, limite: null } as const
const FR_CODE = stage('code', { validiteMois: 60 })
/** Delays after a failure go by its score, which nobody records here: the shortest of them. */
const frPratique = (etape: Etape) => stage(etape, { ecartJours: 2, delaiEchecJours: 2, delaiAbsenceJours: 40 })

/** The exam paths known. Figures that sources disagree on are settings of a school, see `ReglagesParcours`. */
export const REGLES: readonly ReglesParcours[] = [
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
  { ...TN_AVANT, categories: ['AA'], etapes: [stage('code', { validiteMois: 12 })], limite: SIX },
  {
    ...TN_AVANT,
    categories: ['*'],
    etapes: [stage('code', { validiteMois: 12 }), ...PRATIQUES_MEME_JOUR],
    limite: SIX,
  },
  // Theory learned at school; what follows it is a training without an exam.
  { ...FR, categories: ['AM'], etapes: [stage('code')] },
  // On two wheels manoeuvres come before traffic.
  { ...FR, categories: ['A1', 'A2'], etapes: [FR_CODE, frPratique('parc'), frPratique('circulation')] },
  // Who drives a car already sits no second code exam.
  { ...FR, categories: ['BE'], etapes: [frPratique('parc'), frPratique('circulation')] },
  { ...FR, categories: ['*'], etapes: [FR_CODE, frPratique('circulation')] },
]

interface Who {
  pays: Pays
  /** Code of the licence category. */
  categorie: string
  /** Day of enrolment: rules that change later leave those enrolled before alone. */
  inscription: string
  reglages?: ReglagesParcours
}

const inForce = ({ depuis, jusqua }: ReglesParcours, jour: string) => depuis <= jour && (!jusqua || jour <= jusqua)

const essaisOf = (base: number | null, own: number | undefined) => (own === undefined ? base : own || null)

function stageWith(base: RegleEtape, first: boolean, own: ReglagesParcours): RegleEtape {
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

function limiteWith({ limite, etapes }: ReglesParcours, own: ReglagesParcours): Limite | null {
  const nombre = own.limitePassages ?? limite?.nombre ?? 0
  if (nombre === 0) return null
  const all = etapes.map(({ etape }) => etape)
  const first = all[0]
  const practical = all.filter((etape) => etape !== 'code')
  // Practical sittings are counted under one code exam: a new one gives new ones.
  if (own.limiteCompte === 'tous' || first !== 'code') return { nombre, etapes: all, retour: null }
  return practical.length > 0 ? { nombre, etapes: practical, retour: first } : null
}

/** The path of a candidate: by country, category and day of enrolment, with what its school has set otherwise. */
export function reglesPour({ pays, categorie, inscription, reglages = {} }: Who): ReglesParcours {
  const known = REGLES.filter((regles) => regles.pays === pays && inForce(regles, inscription))
  const found =
    known.find(({ categories }) => categories.includes(categorie)) ??
    known.find(({ categories }) => categories.includes('*'))
  if (!found) throw new Error(`No exam path in ${pays} on ${inscription}`)
  return {
    ...found,
    etapes: found.etapes.map((regle, place) => stageWith(regle, place === 0, reglages)),
    limite: limiteWith(found, reglages),
    absenceCompte: reglages.absenceCompte ?? found.absenceCompte,
  }
}

/** The figures that a school follows as long as it sets none: of its country's cars, for who enrols on a day. */
export function parcoursDuPays(pays: Pays, jour: string): ReglagesParcours {
  const { etapes, limite } = reglesPour({ pays, categorie: 'B', inscription: jour })
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
