import { cashLimit } from '@backend/rules/caisse/cash'
import { refusalFee } from '@backend/rules/caisse/cheque'
import { closingLines, proposedDeposit, takingBackLines } from '@backend/rules/caisse/closing'
import { boxOf, effectOn, isBox, isStale, needsSession } from '@backend/rules/caisse/session'
import { describe, expect, it } from 'vitest'

describe('the most cash taken at once', () => {
  it.each([
    ['TN', null, 5_000_000, false],
    ['TN', 8_000_000, 8_000_000, false],
    ['FR', null, 1_000_000, true],
    ['FR', 400_000, 400_000, true],
    // The legal limit is lower than the school's own.
    ['FR', 2_000_000, 1_000_000, true],
  ] as const)('in %s with the setting %s is %i, refused: %s', (pays, setting, plafond, isRefused) => {
    expect(cashLimit(setting, pays)).toEqual({ plafond, isRefused })
  })
})

describe('the fee of a refused cheque', () => {
  it('of nothing posts nothing', () => expect(refusalFee(7, 0, 3)).toEqual([]))

  it('is the school’s where it is not passed on', () => {
    expect(refusalFee(7, 12_000, null)).toEqual([
      { debit: 'frais_bancaires', credit: 'banque', montant: 12_000, cause: 'frais:7' },
    ])
  })

  it('is owed by the candidate where it is', () => {
    expect(refusalFee(7, 12_000, 3)).toEqual([
      { debit: 'frais_bancaires', credit: 'banque', montant: 12_000, cause: 'frais:7' },
      { debit: 'candidat:3', credit: 'produit:penalite', montant: 12_000, cause: 'frais:7' },
    ])
  })
})

describe('closing a box', () => {
  it('without a difference and a deposit posts nothing', () => {
    expect(closingLines({ idUtilisateur: 4, ecart: 0, verse: 0 })).toEqual([])
  })

  it('adds what was found too much, and puts the deposit into the safe', () => {
    expect(closingLines({ idUtilisateur: 4, ecart: 500, verse: 9_000 })).toEqual([
      { debit: 'caisse:4', credit: 'ecart_caisse', montant: 500 },
      { debit: 'coffre', credit: 'caisse:4', montant: 9_000 },
    ])
  })

  it('takes out what is missing', () => {
    expect(closingLines({ idUtilisateur: 4, ecart: -500, verse: 0 })).toEqual([
      { debit: 'ecart_caisse', credit: 'caisse:4', montant: 500 },
    ])
  })

  it('is taken back by the contrary, in the box of whoever does it', () => {
    expect(takingBackLines(500, 9)).toEqual(closingLines({ idUtilisateur: 9, ecart: -500, verse: 0 }))
    expect(takingBackLines(-500, 9)).toEqual(closingLines({ idUtilisateur: 9, ecart: 500, verse: 0 }))
  })

  it.each([
    [120_000, 50_000, 70_000],
    [50_000, 50_000, 0],
    [20_000, 50_000, 0],
  ])('of %i counted with a float of %i proposes a deposit of %i', (compte, fonds, deposit) => {
    expect(proposedDeposit(compte, fonds)).toBe(deposit)
  })
})

describe('a session', () => {
  // Tunis is one hour ahead of UTC: the desk's day ends at 4:00 UTC.
  it.each([
    ['2026-11-21T22:30:00Z', false],
    ['2026-11-22T03:59:00Z', false],
    ['2026-11-22T04:00:00Z', true],
    ['2026-11-22T12:00:00Z', true],
  ])('of 21 November is of a day before at %s: %s', (moment, stale) => {
    expect(isStale({ jour: '2026-11-21' }, new Date(moment), 'TN')).toBe(stale)
  })

  it('is that of a box', () => {
    expect(boxOf(12)).toBe('caisse:12')
    expect(isBox('caisse:12')).toBe(true)
    expect(isBox('coffre')).toBe(false)
  })

  it('adds up what lines bring to an account and take from it', () => {
    const lines = [
      { debit: 'caisse:1', credit: 'candidat:2', montant: 700 },
      { debit: 'coffre', credit: 'caisse:1', montant: 300 },
      { debit: 'banque', credit: 'coffre', montant: 50 },
    ]
    expect(effectOn('caisse:1', lines)).toBe(400)
    expect(effectOn('coffre', lines)).toBe(250)
    expect(effectOn('perte', lines)).toBe(0)
  })

  it.each([
    ['PAYMENT', [], true],
    ['INCOME', [], true],
    ['EXPENSE', [{ debit: 'charge:carburant', credit: 'banque', montant: 1 }], false],
    ['EXPENSE', [{ debit: 'charge:carburant', credit: 'caisse:1', montant: 1 }], true],
    ['TRANSFER', [{ debit: 'caisse:1', credit: 'coffre', montant: 1 }], true],
    ['TRANSFER', [{ debit: 'banque', credit: 'coffre', montant: 1 }], false],
  ] as const)('is needed by %s with the lines %j: %s', (kind, lines, isNeeded) => {
    expect(needsSession(kind, lines)).toBe(isNeeded)
  })
})
