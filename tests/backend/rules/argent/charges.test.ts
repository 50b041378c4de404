import { type ChargeFacts, chargeName, isCharge, linesOfCharge } from '@backend/rules/argent/facture/charges'
import { enrolment, event, lot, price } from '@tests/helpers/argent/argentFacts'
import { describe, expect, it } from 'vitest'

/** An hour on the road bears 7 % of VAT until the end of May, then 19 %; the other services bear none. */
const RATES = [
  price('circulation', 25_000, 0, '2026-01-01', 700),
  price('circulation', 25_000, 0, '2026-06-01', 1900),
  price('exam_circulation', 80_000, 50_000, '2026-01-01', 1300),
]
const LOTS = [
  lot(1, 'dossier', 1, 50_000),
  lot(2, 'circulation', 1200, 535_000, { ht: 500_000, tauxTva: 700 }),
  lot(3, 'circulation', 0, -53_500, { ht: -50_000, tauxTva: 700, idReduit: 2 }),
  lot(4, 'code', 1200, 160_000),
  lot(5, 'parc', 300, 125_000),
  lot(6, 'en_ligne', 600, 20_000),
  lot(7, 'exam_code', 1, 80_000),
  lot(8, 'exam_circulation', 1, 80_000),
  lot(9, 'exam_parc', 2, 160_000),
]
const FACTS: ChargeFacts = {
  enrolments: [enrolment({ lots: LOTS, prices: RATES })],
  events: [
    event(20, '2026-05-04'),
    event(21, '2026-06-04'),
    event(22, '2026-05-05', { etape: 'parc' }),
    event(23, '2026-05-06', { isExam: true }),
    event(24, '2026-05-07', { etape: 'code' }),
    event(25, '2025-12-31'),
  ],
}
const charge = (cause: string, changes = {}) => ({
  cause,
  ttc: 25_000,
  tva: 0,
  droits: 0,
  jour: '2026-05-04',
  ...changes,
})
const named = (cause: string) => {
  const [line] = linesOfCharge(FACTS, charge(cause))
  return line && [line.libelle, line.quantite, line.unite, line.tauxTva]
}

describe('what an invoice takes up', () => {
  it.each(['lot:3', 'lecon:45', 'examen:1', 'penalite:2', 'fin:1'])('is a charge such as %s', (cause) => {
    expect(isCharge(cause)).toBe(true)
  })

  it.each(['transaction:1', 'ligne:4', 'timbre:2', 'reprise:1', ''])('is not "%s"', (cause) => {
    expect(isCharge(cause)).toBe(false)
  })
})

describe('the name of a charge on an invoice', () => {
  it.each([
    ['lot:1', 'Frais de dossier', 1, 'UNIT', 0],
    ['lot:2', 'Heures de circulation', 1200, 'MINUTE', 700],
    ['lot:4', 'Heures de code', 1200, 'MINUTE', 0],
    ['lot:5', 'Heures de parc', 300, 'MINUTE', 0],
    ['lot:6', 'Cours de code en ligne', 600, 'UNIT', 0],
    ['lot:7', 'Examen code', 1, 'UNIT', 0],
    ['lot:8', 'Examen conduite', 1, 'UNIT', 0],
    ['lot:9', 'Examen parc', 2, 'UNIT', 0],
  ])('says what was bought and how much of it: %s is %s', (cause, ...line) => {
    expect(named(cause)).toEqual(line)
  })

  it('says what a discount lowers, at the rate of what it lowers', () => {
    expect(named('lot:3')).toEqual(['Remise\u00a0: heures de circulation', 1, 'UNIT', 700])
  })

  it('says which lesson it is and when, at the rate of that day', () => {
    expect(named('lecon:20')).toEqual(['Leçon de circulation du 04/05/2026, hors forfait', 1, 'UNIT', 700])
    expect(named('lecon:21')).toEqual(['Leçon de circulation du 04/06/2026, hors forfait', 1, 'UNIT', 1900])
    expect(named('lecon:24')).toEqual(['Leçon de code du 07/05/2026, hors forfait', 1, 'UNIT', 0])
  })

  it('says which exam it is and when', () => {
    expect(named('examen:23')).toEqual(['Examen conduite du 06/05/2026', 1, 'UNIT', 1300])
  })

  it('says which lesson was missed or cancelled too late', () => {
    expect(named('penalite:22')).toEqual([
      'Absence ou annulation tardive\u00a0: leçon de parc du 05/05/2026',
      ...[1, 'UNIT', 0],
    ])
  })

  it('says that the end of an enrolment gives something back, at its highest rate', () => {
    expect(named('fin:1')).toEqual(['Fin de l’inscription\u00a0: part non consommée', 1, 'UNIT', 700])
    expect(named('fin:9')?.[3]).toBe(0)
  })

  it('is general where the lot or the event is not known, or belongs to no enrolment', () => {
    expect(named('lot:99')).toEqual(['Formation', 1, 'UNIT', 0])
    expect(named('lecon:99')).toEqual(['Prestation', 1, 'UNIT', 0])
    expect(named('lecon:25')).toEqual(['Prestation', 1, 'UNIT', 0])
  })

  it('is found for what is no charge of an enrolment too', () => {
    expect(chargeName(FACTS, 'ligne:3')).toBe('Facture')
    expect(chargeName(FACTS, 'timbre:3')).toBe('Timbre fiscal')
    expect(chargeName(FACTS, 'transaction:3')).toBe('Paiement rendu ou annulé')
    expect(chargeName(FACTS, 'lot:1')).toBe('Frais de dossier')
  })
})

describe('the lines of a charge', () => {
  const amounts = (cause: string, changes: object) =>
    linesOfCharge(FACTS, charge(cause, changes)).map((line) => ({
      libelle: line.libelle,
      tauxTva: line.tauxTva,
      debours: line.debours,
      cause: line.cause,
      ht: line.ht,
      tva: line.tva,
      ttc: line.ttc,
    }))

  it('have the VAT inside the price', () => {
    expect(amounts('lecon:20', { ttc: 26_750, tva: 1_750 })).toEqual([
      {
        libelle: 'Leçon de circulation du 04/05/2026, hors forfait',
        tauxTva: 700,
        debours: false,
        cause: 'lecon:20',
        ht: 25_000,
        tva: 1_750,
        ttc: 26_750,
      },
    ])
  })

  it('set apart what goes to the State, which bears no VAT', () => {
    const libelle = 'Examen conduite du 06/05/2026'
    expect(amounts('examen:23', { ttc: 80_000, tva: 3_451, droits: 50_000 })).toEqual([
      { libelle, tauxTva: 1300, debours: false, cause: 'examen:23', ht: 26_549, tva: 3_451, ttc: 30_000 },
      {
        libelle: `${libelle}\u00a0: droits de l’État`,
        tauxTva: 0,
        debours: true,
        cause: 'examen:23',
        ht: 50_000,
        tva: 0,
        ttc: 50_000,
      },
    ])
  })

  it('are that part alone where the school asks for nothing of its own', () => {
    const lines = amounts('examen:23', { ttc: 50_000, droits: 50_000 })
    expect(lines.map(({ debours, ttc }) => [debours, ttc])).toEqual([[true, 50_000]])
  })

  it('are one line for a charge of nothing', () => {
    expect(amounts('lecon:20', { ttc: 0 }).map(({ ttc }) => ttc)).toEqual([0])
  })
})
