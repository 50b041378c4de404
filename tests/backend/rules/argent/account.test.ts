import { accountOfExpense, accountOfPlace, placeOf, sourceOf } from '@backend/rules/argent/account'
import { contrary, totalsOf, typedLine } from '@backend/rules/argent/facture/totals'
import { roundedQuotient, sliceOf } from '@backend/rules/argent/rounding'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('accounts', () => {
  it.each([
    ['CASH', 'caisse:4'],
    ['CHEQUE', 'cheque_en_main'],
    ['TRANSFER', 'banque'],
    ['CARD', 'carte_mobile'],
    ['MOBILE', 'carte_mobile'],
  ] as const)('%s lies in %s', (method, account) => expect(placeOf(method, 4)).toBe(account))

  it('pay cash out of the box and everything else from the bank', () => {
    expect(sourceOf('CASH', 4)).toBe('caisse:4')
    for (const method of ['CHEQUE', 'TRANSFER', 'CARD'] as const) expect(sourceOf(method, 4)).toBe('banque')
  })

  it('of a place are its own, the box that of the cashier', () => {
    expect(accountOfPlace('caisse', 4)).toBe('caisse:4')
    expect(accountOfPlace('coffre', 4)).toBe('coffre')
  })

  it('keep the fees of exams apart from costs', () => {
    expect(accountOfExpense('exam_code')).toBe('debours:exam_code')
    expect(accountOfExpense('carburant')).toBe('charge:carburant')
  })
})

describe('the lines of a document', () => {
  it('add up', () => {
    expect(totalsOf([])).toEqual({ ht: 0, tva: 0, ttc: 0 })
    const lines = [
      { ht: 100, tva: 19, ttc: 119 },
      { ht: -30, tva: -2, ttc: -32 },
    ]
    expect(totalsOf(lines)).toEqual({ ht: 70, tva: 17, ttc: 87 })
  })

  it('have their VAT in their price, however many they are', () => {
    expect(typedLine({ libelle: 'Livret', quantite: 3, prix: 11_900, tauxTva: 1900 }, 1)).toEqual({
      cause: null,
      libelle: 'Livret',
      quantite: 3,
      unite: 'UNIT',
      debours: false,
      ht: 30_000,
      tauxTva: 1900,
      tva: 5_700,
      ttc: 35_700,
    })
  })

  it('are given back as their contrary', () => {
    const line = { libelle: 'Livret', ht: 100, tva: 19, ttc: 119 }
    expect(contrary(line)).toEqual({ libelle: 'Livret', ht: -100, tva: -19, ttc: -119 })
    expect(contrary(contrary(line))).toEqual(line)
  })
})

describe('rounding', () => {
  it.each([
    [5, 10, 1, 1],
    [4, 10, 1, 0],
    [149, 100, 1, 1],
    [150, 100, 1, 2],
    [-5, 10, 1, -1],
    [-4, 10, 1, 0],
    [1_234, 1, 100, 1_200],
    [1_250, 1, 100, 1_300],
    [1_249, 1, 100, 1_200],
    [125, 10, 5, 15],
  ])('%i / %i in steps of %i is %i', (dividend, divisor, step, result) => {
    expect(roundedQuotient(dividend, divisor, step) + 0).toBe(result)
  })

  it('of consecutive slices loses and adds nothing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5_000_000 }),
        fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 12 }),
        fc.constantFrom(1, 10, 50, 100),
        (units, lengths, step) => {
          const amount = units * step
          const total = lengths.reduce((sum, one) => sum + one, 0)
          let from = 0
          const parts = lengths.map((length) => {
            const part = sliceOf(amount, total, from, length, step)
            from += length
            return part
          })
          expect(parts.reduce((sum, one) => sum + one, 0)).toBe(amount)
          for (const part of parts) expect(part % step).toBe(0)
        },
      ),
    )
  })
})
