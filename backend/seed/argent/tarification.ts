import type { ConfigPrixFields } from '@contract/argent/configPrix'
import type { ForfaitInput } from '@contract/argent/forfait'
import { addDays } from '@contract/clock/days'
import { insertConfigPrix } from '../../database/argent/configPrix'
import { insertForfait } from '../../database/argent/forfait'
import type { Trx } from '../../database/schema'

/** Hourly rates in dinars. Exams and file fees differ less between licence categories than hours. */
interface Rates {
  code: number
  circulation: number
  parc: number
}

/** The State's part of an exam. */
const DROITS = 50

const millimes = (dinars: number) => Math.round(dinars * 1000)

/**
 * The prices of a licence category from its hourly rates. An exam costs the State's fee and the school's own; driving
 * is sold in packages of 20 hours.
 */
function pricesOf(
  { code, circulation, parc }: Rates,
  { own, dossier, online }: Pick<Tarif, 'own' | 'dossier' | 'online'>,
): ConfigPrixFields {
  const exam = millimes(DROITS + own)
  const droits = millimes(DROITS)
  return {
    code_hour_price: millimes(code),
    code_exam_price: exam,
    circulation_hour_price: millimes(circulation),
    circulation_exam_price: exam,
    maneuver_hour_price: millimes(parc),
    maneuver_exam_price: exam,
    code_en_ligne_hour_price: millimes(online),
    code_package_price: millimes(20 * code),
    driving_package_price: millimes(20 * circulation + 5 * parc),
    code_file_fee: millimes(dossier),
    codePackageMinutes: 1200,
    circulationPackageMinutes: 1200,
    maneuverPackageMinutes: 300,
    codeExamDroits: droits,
    circulationExamDroits: droits,
    maneuverExamDroits: droits,
  }
}

type Contents = [code: number, circulation: number, parc: number]
interface Offer {
  permi: string
  nom: string
  prix: number
  /** Theory, road and manoeuvres hours. */
  hours: Contents
  dossier: boolean
}

interface Tarif {
  own: number
  dossier: number
  /** The price of an online hour. If it is free, candidates with theory hours can use the course without a code. */
  online: number
  rates: Record<string, Rates>
  offers: Offer[]
}

/** The prices by school. The third school has only signed up and has none. */
const TARIFS: readonly Tarif[] = [
  {
    own: 30,
    dossier: 50,
    online: 2,
    rates: {
      A: { code: 8, circulation: 22, parc: 22 },
      B: { code: 8, circulation: 25, parc: 25 },
      BE: { code: 8, circulation: 35, parc: 35 },
      C: { code: 10, circulation: 45, parc: 45 },
      G: { code: 8, circulation: 28, parc: 28 },
    },
    offers: [
      { permi: 'B', nom: 'Complet B', prix: 835, hours: [20, 20, 5], dossier: true },
      { permi: 'B', nom: 'Conduite 20 h', prix: 460, hours: [0, 20, 0], dossier: false },
      { permi: 'B', nom: 'Code 20 h', prix: 145, hours: [20, 0, 0], dossier: false },
      { permi: 'A', nom: 'Complet A', prix: 420, hours: [20, 8, 4], dossier: true },
      { permi: 'BE', nom: 'Remorque', prix: 390, hours: [0, 8, 4], dossier: true },
      { permi: 'C', nom: 'Complet C', prix: 1150, hours: [20, 15, 6], dossier: true },
      { permi: 'G', nom: 'Taxi et louage', prix: 440, hours: [10, 10, 2], dossier: true },
    ],
  },
  {
    own: 35,
    dossier: 60,
    online: 0,
    rates: {
      A: { code: 9, circulation: 25, parc: 25 },
      B: { code: 9, circulation: 28, parc: 28 },
      BE: { code: 9, circulation: 38, parc: 38 },
      C: { code: 11, circulation: 50, parc: 50 },
      G: { code: 9, circulation: 30, parc: 30 },
    },
    offers: [
      { permi: 'B', nom: 'Permis B complet', prix: 890, hours: [20, 20, 5], dossier: true },
      { permi: 'B', nom: 'Dix heures de conduite', prix: 265, hours: [0, 10, 0], dossier: false },
      { permi: 'A', nom: 'Moto', prix: 460, hours: [20, 8, 4], dossier: true },
    ],
  },
]

interface Seeding {
  trx: Trx
  today: string
}

/** The hours of the first school before its prices rose. */
const BEFORE = { permi: 'B', rates: { code: 7, circulation: 22, parc: 22 }, own: 25, dossier: 50, online: 0 }

/** Inserts the prices and the packages of a demo school. */
export async function seedTarification({ trx, today }: Seeding, idAutoEcole: number, index: number): Promise<void> {
  const tarif = TARIFS[index]
  if (!tarif) return
  const permis = await trx.selectFrom('permi').select(['id', 'code']).where('pays', '=', 'TN').execute()
  const idOf = (code: string) => permis.find((permi) => permi.code === code)?.id ?? 0
  const at = (days: number) => `${addDays(today, days)}T09:00:00.000Z`
  if (index === 0) {
    const former = { ...pricesOf(BEFORE.rates, BEFORE), idPermi: idOf(BEFORE.permi), is_active: false }
    await insertConfigPrix(trx, former, idAutoEcole, at(-400))
  }
  for (const [code, rates] of Object.entries(tarif.rates)) {
    const prices = { ...pricesOf(rates, tarif), idPermi: idOf(code), is_active: true }
    await insertConfigPrix(trx, prices, idAutoEcole, at(-120))
  }
  for (const { permi, nom, prix, hours, dossier } of tarif.offers) {
    const [minutesCode, minutesCirculation, minutesParc] = hours.map((count) => count * 60) as Contents
    const offer: ForfaitInput = {
      nom,
      idPermi: idOf(permi),
      prix: millimes(prix),
      minutesCode,
      minutesCirculation,
      minutesParc,
      dossier,
      examensCode: 0,
      examensCirculation: 0,
      examensParc: 0,
    }
    await insertForfait(trx, offer, idAutoEcole, at(-110))
  }
}
