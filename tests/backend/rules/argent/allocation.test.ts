import { allocationsOf, type OpenItem } from '@backend/rules/argent/allocation'
import { dayOfMay } from '@tests/helpers/argent/argentFacts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('allocationsOf', () => {
  const item = (id: number, reste: number, cause = `lecon:${id}`, dateEcheance = dayOfMay(id)): OpenItem => ({
    id,
    cause,
    dateEcheance,
    reste,
  })

  it('settles the oldest due date first and leaves the rest as a credit', () => {
    // The item that was entered last is due first.
    const debits = [item(1, 25_000, 'lecon:1', dayOfMay(20)), item(3, 30_000, 'lecon:3', dayOfMay(10))]
    expect(allocationsOf(debits, [item(9, 70_000, 'transaction:1')])).toEqual([
      { idDebit: 3, idCredit: 9, montant: 30_000 },
      { idDebit: 1, idCredit: 9, montant: 25_000 },
    ])
  })

  it('lowers the lesson that became cheaper before any other', () => {
    const debits = [item(1, 25_000), item(3, 25_000)]
    expect(allocationsOf(debits, [item(9, 5_000, 'lecon:3', dayOfMay(30))])).toEqual([
      { idDebit: 3, idCredit: 9, montant: 5_000 },
    ])
  })

  it('settles debits and credits so that never both stay open, and never more than an item', () => {
    const items = fc.array(
      fc.record({ reste: fc.integer({ min: 1, max: 1_000_000 }), day: fc.integer({ min: 1, max: 31 }) }),
      {
        maxLength: 12,
      },
    )
    fc.assert(
      fc.property(items, items, (owed, paid) => {
        const debits = owed.map(({ reste, day }, index) => ({
          id: index + 1,
          cause: `lecon:${index % 3}`,
          dateEcheance: dayOfMay(day),
          reste,
        }))
        const credits = paid.map(({ reste, day }, index) => ({
          id: 100 + index,
          cause: `lecon:${index % 5}`,
          dateEcheance: dayOfMay(day),
          reste,
        }))
        const allocations = allocationsOf(debits, credits)
        const left = (item: OpenItem) =>
          allocations
            .filter(({ idDebit, idCredit }) => idDebit === item.id || idCredit === item.id)
            .reduce((rest, { montant }) => rest - montant, item.reste)
        const open = (list: OpenItem[]) => list.map(left).filter((rest) => rest > 0)
        expect([...debits, ...credits].every((item) => left(item) >= 0)).toBe(true)
        expect(open(debits).length === 0 || open(credits).length === 0).toBe(true)
        expect(allocations.every(({ montant }) => montant > 0)).toBe(true)
      }),
    )
  })
})
