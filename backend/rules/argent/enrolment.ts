import { examServiceOf, LESSON_SERVICES, type Service } from '@contract/argent/service'
import type { ServicePrice } from './facts'
import { sharesOf } from './shares'

/** A school's default prices in millimes, and the minutes of its default packages, as `config_prix` has them. */
export interface PriceList {
  code_hour_price: number
  circulation_hour_price: number
  maneuver_hour_price: number
  code_exam_price: number
  circulation_exam_price: number
  maneuver_exam_price: number
  code_en_ligne_hour_price: number
  code_package_price: number
  driving_package_price: number
  code_file_fee: number
  codePackageMinutes: number
  circulationPackageMinutes: number
  maneuverPackageMinutes: number
  codeExamDroits: number
  circulationExamDroits: number
  maneuverExamDroits: number
}

/** A package for candidates, as `forfait` has it: its price in millimes, and what it contains. */
export interface Package {
  prix: number
  minutesCode: number
  minutesCirculation: number
  minutesParc: number
  examensCode: number
  examensCirculation: number
  examensParc: number
  dossier: 0 | 1
}

/** Something bought at a price: minutes, exams or the file fee. */
export interface NewLot {
  service: Service
  /** Minutes of lessons, or a number. */
  quantite: number
  /** Millimes, all taxes included. */
  montant: number
}

/** The prices that are frozen for an enrolment, by service. */
const pricesByService = (list: PriceList): Omit<ServicePrice, 'dateEffet' | 'tauxTva'>[] => [
  { service: 'code', montant: list.code_hour_price, droits: 0 },
  { service: 'circulation', montant: list.circulation_hour_price, droits: 0 },
  { service: 'parc', montant: list.maneuver_hour_price, droits: 0 },
  { service: 'en_ligne', montant: list.code_en_ligne_hour_price, droits: 0 },
  { service: 'exam_code', montant: list.code_exam_price, droits: list.codeExamDroits },
  { service: 'exam_circulation', montant: list.circulation_exam_price, droits: list.circulationExamDroits },
  { service: 'exam_parc', montant: list.maneuver_exam_price, droits: list.maneuverExamDroits },
  { service: 'dossier', montant: list.code_file_fee, droits: 0 },
]

/** The frozen prices with the VAT rates included in them; without rates the school is outside VAT. */
export const frozenPrices = (
  list: PriceList,
  rates?: Readonly<Record<Service, number>>,
): Omit<ServicePrice, 'dateEffet'>[] =>
  pricesByService(list).map((price) => ({ ...price, tauxTva: rates?.[price.service] ?? 0 }))

const HOUR_PRICE = {
  code: 'code_hour_price',
  circulation: 'circulation_hour_price',
  parc: 'maneuver_hour_price',
} as const
const EXAM_PRICE = {
  code: 'code_exam_price',
  circulation: 'circulation_exam_price',
  parc: 'maneuver_exam_price',
} as const
const MINUTES = { code: 'minutesCode', circulation: 'minutesCirculation', parc: 'minutesParc' } as const
const EXAMS = { code: 'examensCode', circulation: 'examensCirculation', parc: 'examensParc' } as const

const sumOf = (lots: readonly NewLot[]) => lots.reduce((sum, { montant }) => sum + montant, 0)
const isBought = ({ quantite }: NewLot) => quantite > 0

/** Gives lots new prices that add up to `amount`, in proportion to their list prices. */
function priced(lots: readonly NewLot[], amount: number, step: number): NewLot[] {
  const shares = sharesOf(
    amount,
    lots.map(({ montant }) => montant),
    step,
  )
  return lots.map((lot, index) => ({ ...lot, montant: shares[index] ?? 0 }))
}

/**
 * The lots of a package. The file fee and exams keep their list prices, and the hours share the rest in proportion to
 * their list prices. When the fee and exams cost more than the package, or it has no hours, all lots share the package
 * price. A file fee that is not part of the package is a lot of its own.
 * @param step the smallest step of a price, in millimes
 */
export function lotsOfPackage(offer: Package, list: PriceList, step = 1): NewLot[] {
  const fee: NewLot = { service: 'dossier', quantite: 1, montant: list.code_file_fee }
  const exams: NewLot[] = LESSON_SERVICES.map((etape) => ({
    service: examServiceOf(etape),
    quantite: offer[EXAMS[etape]],
    montant: offer[EXAMS[etape]] * list[EXAM_PRICE[etape]],
  }))
  const hours: NewLot[] = LESSON_SERVICES.map((etape) => ({
    service: etape,
    quantite: offer[MINUTES[etape]],
    montant: Math.round((offer[MINUTES[etape]] * list[HOUR_PRICE[etape]]) / 60),
  })).filter(isBought)
  const fixed = [...(offer.dossier ? [fee] : []), ...exams.filter(isBought)]
  const rest = offer.prix - sumOf(fixed)
  const lots =
    rest < 0 || hours.length === 0
      ? priced([...fixed, ...hours], offer.prix, step)
      : [...fixed, ...priced(hours, rest, step)]
  return offer.dossier || fee.montant === 0 ? lots : [fee, ...lots]
}

/** The two default packages of a price list: code hours, and driving hours on the road and on the training ground. */
export function lotsOfDefaults(list: PriceList, step = 1): NewLot[] {
  const code: NewLot = { service: 'code', quantite: list.codePackageMinutes, montant: list.code_package_price }
  const driving: NewLot[] = [
    {
      service: 'circulation' as const,
      quantite: list.circulationPackageMinutes,
      montant: list.circulationPackageMinutes * list.circulation_hour_price,
    },
    {
      service: 'parc' as const,
      quantite: list.maneuverPackageMinutes,
      montant: list.maneuverPackageMinutes * list.maneuver_hour_price,
    },
  ].filter(isBought)
  return [...lotsOfFee(list), ...[code].filter(isBought), ...priced(driving, list.driving_package_price, step)]
}

/** The lots of an enrolment by the hour: only the file fee is charged at once. */
export const lotsOfFee = (list: PriceList): NewLot[] =>
  list.code_file_fee > 0 ? [{ service: 'dossier', quantite: 1, montant: list.code_file_fee }] : []
