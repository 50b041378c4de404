import type { CandidatEvent, Enrolment, PenaltyRate, SoldLot } from '@backend/rules/argent/facts'

export const price = (
  service: Enrolment['prices'][number]['service'],
  montant: number,
  droits = 0,
  dateEffet = '2026-01-01',
  tauxTva = 0,
) => ({
  service,
  montant,
  droits,
  dateEffet,
  tauxTva,
})
export const PRICES = [
  price('code', 8_000),
  price('circulation', 25_000),
  price('parc', 25_000),
  price('exam_code', 80_000, 50_000),
  price('exam_circulation', 80_000, 50_000),
  price('exam_parc', 80_000, 50_000),
]

export const lot = (
  id: number,
  service: SoldLot['service'],
  quantite: number,
  montant: number,
  changes: Partial<SoldLot> = {},
) => ({
  id,
  service,
  quantite,
  montant,
  ht: montant,
  tauxTva: 0,
  droits: 0,
  dateEffet: '2026-01-01',
  dateFin: null,
  idReduit: null,
  idAnnule: null,
  origine: 'FORFAIT' as const,
  ...changes,
})
export const COMPLET_B = [
  lot(1, 'dossier', 1, 50_000),
  lot(2, 'code', 1200, 160_000),
  lot(3, 'circulation', 1200, 500_000),
  lot(4, 'parc', 300, 125_000),
]

/** An absence costs the hour, a late cancellation nothing. */
export const TAUX: readonly PenaltyRate[] = [{ depuis: '', absencePourcent: 100, annulationPourcent: 0 }]

export const enrolment = (changes: Partial<Enrolment> = {}): Enrolment => ({
  id: 1,
  dateDebut: '2026-01-01',
  dateFin: null,
  isEnded: false,
  pasPrix: 1,
  repriseSolde: null,
  lots: COMPLET_B,
  prices: PRICES,
  ...changes,
})

export const event = (id: number, jour: string, changes: Partial<CandidatEvent> = {}): CandidatEvent => ({
  id,
  etape: 'circulation',
  isExam: false,
  start: `${jour}T08:00:00.000Z`,
  jour,
  status: 'SUCCESS',
  plannedMinutes: 60,
  attestedMinutes: 60,
  isAbsent: false,
  isLateCancellation: false,
  penaltyPercent: null,
  ...changes,
})

export const dayOfMay = (day: number) => `2026-05-${String(day).padStart(2, '0')}`
export const hours = (count: number, changes: Partial<CandidatEvent> = {}, first = 1) =>
  Array.from({ length: count }, (_, index) => event(first + index, dayOfMay(index + 1), changes))
