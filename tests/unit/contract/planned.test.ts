import type { CompteCandidat, Inscription } from '@contract/argent/compte'
import { isPlanned } from '@contract/argent/planned'
import { expect, it } from 'vitest'

const plan = (lots: number[], ecart = 0) => ({ version: 1, montant: 300, ecart, lots, echeances: [] })
const lot = (id: number, montant: number) => ({
  id,
  service: 'code' as const,
  quantite: 60,
  used: 0,
  montant,
  dateEffet: '2026-11-01',
  dateFin: null,
})

/** An enrolment with three purchases of 100, the last of them bought last. */
const enrolment = (echeancier: Inscription['echeancier']): Inscription => ({
  id: 7,
  idPermi: 1,
  dateDebut: '2026-11-01',
  dateFin: null,
  status: 'ACTIVE',
  idForfait: null,
  idConfigPrix: null,
  version: 1,
  lots: [lot(1, 100), lot(2, 100), lot(3, 100)],
  reprise: null,
  resteLots: 300,
  echeancier,
  prix: [],
})

type Poste = CompteCandidat['postes'][number]
const item = (cause: Poste['cause'], idCause: number): Poste => ({
  id: 1,
  sens: 'DEBIT',
  cause,
  idCause,
  montant: 100,
  reste: 100,
  dateEcheance: '2026-11-01',
})

it.each([
  ['no plan', null, []],
  ['a plan of all', plan([1, 2, 3]), [1, 2, 3]],
  ['a plan made before the last purchase', plan([1, 2], 100), [1, 2]],
  ['a plan made before the last purchase, with a discount since', plan([1, 2], 70), [1, 2]],
  ['a plan of all whose price rose by the end of a discount', plan([1, 2, 3], 200), [1, 2, 3]],
])('purchases under %s', (_name, echeancier, planned) => {
  const of = (id: number) => isPlanned([enrolment(echeancier)], item('lot', id))
  expect([1, 2, 3].filter(of)).toEqual(planned)
})

it('spreads the balance of a move into the school, but no lesson, fee or purchase of another enrolment', () => {
  const own = [enrolment(plan([1, 2, 3]))]
  expect(isPlanned(own, item('reprise', 7))).toBe(true)
  expect(isPlanned(own, item('reprise', 8))).toBe(false)
  expect(isPlanned([enrolment(null)], item('reprise', 7))).toBe(false)
  for (const cause of ['lecon', 'frais', 'transaction'] as const) expect(isPlanned(own, item(cause, 1))).toBe(false)
  expect(isPlanned(own, item('lot', 4))).toBe(false)
})
