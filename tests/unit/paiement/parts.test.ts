import type { Ligne } from '@contract/argent/compte'
import { partsOf } from '@src/views/paiement/account'
import { expect, it } from 'vitest'

const line = (cause: Ligne['cause'], montant: number): Ligne => ({
  cause,
  id: 1,
  montant,
  jour: '2026-11-21',
  service: null,
  start: null,
  remise: null,
})

it('shows the fee of a refused cheque in a part of its own, not among absences', () => {
  const parts = partsOf([line('frais', 15_000), line('penalite', 20_000)])
  expect(parts.map(({ name, montant }) => [name, montant])).toEqual([
    ['penalites', 20_000],
    ['frais', 15_000],
  ])
})
