import { balancesOf, type CausedLine, differenceOf } from '@backend/rules/argent/settlement'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const line = (cause: string, debit: string, credit: string, montant: number): CausedLine => ({
  cause,
  debit,
  credit,
  montant,
})

describe('differenceOf', () => {
  it('posts what is missing and nothing when all is posted', () => {
    const target = [line('lecon:1', 'candidat:1', 'produit:circulation', 25_000)]
    expect(differenceOf(target, [])).toEqual(target)
    expect(differenceOf(target, target)).toEqual([])
  })

  it('posts the other direction when a lesson became shorter or was cancelled', () => {
    const posted = [line('lecon:1', 'candidat:1', 'produit:circulation', 25_000)]
    expect(differenceOf([line('lecon:1', 'candidat:1', 'produit:circulation', 20_833)], posted)).toEqual([
      line('lecon:1', 'produit:circulation', 'candidat:1', 4_167),
    ])
    expect(differenceOf([], posted)).toEqual([line('lecon:1', 'produit:circulation', 'candidat:1', 25_000)])
  })

  it('keeps causes apart', () => {
    const posted = [line('lecon:1', 'candidat:1', 'produit:code', 8_000)]
    expect(differenceOf([line('lecon:2', 'candidat:1', 'produit:code', 8_000)], posted)).toHaveLength(2)
  })

  it('is in the order of causes, then of accounts, whatever came first', () => {
    const target = [line('lot:2', 'b', 'a', 1), line('lot:1', 'c', 'b', 2), line('lot:1', 'd', 'a', 3)]
    expect(differenceOf(target, [])).toEqual([target[2], target[1], target[0]])
  })

  it('posts one line for several of the same cause and accounts', () => {
    const target = [line('lot:1', 'b', 'a', 5), line('lot:1', 'b', 'a', 2), line('lot:1', 'a', 'b', 1)]
    expect(differenceOf(target, [])).toEqual([line('lot:1', 'b', 'a', 6)])
  })

  const account = fc.constantFrom('candidat:1', 'a_rendre:1', 'produit:code', 'produit:circulation', 'debours')
  const lines = fc.array(
    fc
      .record({
        cause: fc.constantFrom('lot:1', 'lecon:1', 'lecon:2', 'examen:1'),
        debit: account,
        credit: account,
        montant: fc.integer({ min: 1, max: 1_000_000 }),
      })
      .filter(({ debit, credit }) => debit !== credit),
    { maxLength: 20 },
  )
  const sorted = (balances: Map<string, number>) => [...balances].filter(([, sum]) => sum !== 0).sort()

  it('leads to the balances of the target, whatever was posted before', () => {
    fc.assert(
      fc.property(lines, lines, (target, posted) => {
        const all = [...posted, ...differenceOf(target, posted)]
        expect(sorted(balancesOf(all))).toEqual(sorted(balancesOf(target)))
        expect(differenceOf(target, all)).toEqual([])
      }),
    )
  })

  it('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(lines, lines, (target, posted) => {
        expect(differenceOf([...target].reverse(), [...posted].reverse())).toEqual(differenceOf(target, posted))
      }),
    )
  })
})

describe('balancesOf', () => {
  it('adds up to zero over all accounts', () => {
    const amounts = fc.array(
      fc.tuple(fc.constantFrom('a', 'b'), fc.constantFrom('c', 'd'), fc.integer({ min: 1, max: 99 })),
    )
    fc.assert(
      fc.property(amounts, (all) => {
        const balances = balancesOf(all.map(([debit, credit, montant]) => ({ debit, credit, montant })))
        expect([...balances.values()].reduce((sum, balance) => sum + balance, 0)).toBe(0)
      }),
    )
  })
})
