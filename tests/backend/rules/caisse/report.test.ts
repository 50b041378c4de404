import { reportOf } from '@backend/rules/caisse/report'
import { expect, it } from 'vitest'

type Closing = Parameters<typeof reportOf>[1]
type Movement = Closing['rows'][number]

const SESSION = { caissier: 'Sonia Guichet', ouverteLe: '2026-11-20T07:00:00.000Z', fonds: 50_000 }
const movement = (own: Partial<Movement>): Movement => ({
  id: 1,
  serie: 'RC',
  annee: 2026,
  numero: 7,
  jour: '2026-11-20',
  createdAt: '2026-11-20T09:00:00.000Z',
  kind: 'PAYMENT',
  method: 'CASH',
  candidatNom: null,
  candidatPrenom: null,
  moniteurNom: null,
  moniteurPrenom: null,
  payeur: null,
  categorie: null,
  idReversed: null,
  incoming: 0,
  outgoing: 0,
  effet: 0,
  ...own,
})
const count = (createdAt: string, compte: number, billetage: string | null = null) => ({
  createdAt,
  compte,
  theorique: 80_000,
  billetage,
})
const closing = (own: Partial<Closing> = {}): Closing => ({
  numero: 'CL-2026-00004',
  fermeePar: 'Leïla Chef',
  fermeeLe: '2026-11-20T19:00:00.000Z',
  theorique: 80_000,
  compte: 79_000,
  ecart: -1_000,
  motif: 'pièce perdue',
  verse: 29_000,
  counts: [],
  rows: [],
  reprises: [],
  ...own,
})

it('says who opened and closed, what was counted, and what stays', () => {
  const report = reportOf(SESSION, closing())
  expect(report).toMatchObject({ ...SESSION, fermeePar: 'Leïla Chef', ecart: -1_000, verse: 29_000, reste: 50_000 })
  expect(report).toMatchObject({ billetage: null, comptages: [], mouvements: [], jours: [], reprises: [] })
})

it('names who paid, or who was paid, or what for', () => {
  const { mouvements } = reportOf(
    SESSION,
    closing({
      rows: [
        movement({ candidatPrenom: 'Emna', candidatNom: 'Cherif', payeur: 'Le père', incoming: 900, effet: 900 }),
        movement({ moniteurPrenom: 'Sami', moniteurNom: 'Gharbi', outgoing: 400, effet: -400, idReversed: 3 }),
        movement({ payeur: 'Un passant', categorie: 'autre' }),
        movement({ categorie: 'carburant' }),
        movement({}),
      ],
    }),
  )
  expect(mouvements.map(({ qui }) => qui)).toEqual(['Emna Cherif', 'Sami Gharbi', 'Un passant', 'carburant', null])
  expect(mouvements.map(({ montant, effet, isReversal }) => [montant, effet, isReversal]).slice(0, 2)).toEqual([
    [900, 900, false],
    [-400, -400, true],
  ])
  expect(mouvements[0]?.numero).toBe('RC-2026-00007')
})

it('adds up by day and method what came in and went out, without transfers', () => {
  const { jours } = reportOf(
    SESSION,
    closing({
      rows: [
        movement({ jour: '2026-11-21', incoming: 300 }),
        movement({ incoming: 900 }),
        movement({ outgoing: 200 }),
        movement({ method: 'CHEQUE', incoming: 5_000 }),
        movement({ kind: 'TRANSFER', outgoing: 7_000 }),
      ],
    }),
  )
  expect(jours).toEqual([
    {
      jour: '2026-11-20',
      methods: [
        { method: 'CASH', nombre: 2, incoming: 900, outgoing: 200 },
        { method: 'CHEQUE', nombre: 1, incoming: 5_000, outgoing: 0 },
      ],
    },
    { jour: '2026-11-21', methods: [{ method: 'CASH', nombre: 1, incoming: 300, outgoing: 0 }] },
  ])
})

it('has the coins of the last count, and the counts before it', () => {
  const { billetage, comptages } = reportOf(
    SESSION,
    closing({
      counts: [
        count('2026-11-20T18:00:00.000Z', 70_000, '{"1000":2}'),
        count('2026-11-20T18:30:00.000Z', 79_000, '{"20000":3}'),
      ],
    }),
  )
  expect(billetage).toEqual({ 20000: 3 })
  expect(comptages).toEqual([{ createdAt: '2026-11-20T18:00:00.000Z', compte: 70_000, theorique: 80_000 }])
})

it('lists the differences that were taken back meanwhile, by the number of their closing', () => {
  const reprises = [
    { annee: 2026, numero: 3, montant: 500, motif: 'retrouvé' },
    { annee: null, numero: null, montant: -20, motif: 'arrondi' },
  ]
  expect(reportOf(SESSION, closing({ reprises })).reprises).toEqual([
    { numero: 'CL-2026-00003', effet: -500, motif: 'retrouvé' },
    { numero: 'CL-0-00000', effet: 20, motif: 'arrondi' },
  ])
})
