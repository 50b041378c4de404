import type { RepriseCandidat, RepriseOffre } from '@contract/argent/reprise'
import { findHeading, guessMapping } from '@src/views/reprise/sheet/columns'
import { readRows } from '@src/views/reprise/sheet/sheetRows'
import { hoursText, minutesOf } from '@src/views/reprise/values'
import { describe, expect, it } from 'vitest'

const candidat = (
  id: number,
  prenom: string,
  nom: string,
  changes: Partial<RepriseCandidat> = {},
): RepriseCandidat => ({
  id,
  prenom,
  nom,
  cin: `0000000${id}`,
  telephone: null,
  idPermi: 1,
  permi: 'B',
  dateInscription: '2026-01-05',
  minutes: { code: 0, circulation: 120, parc: 0 },
  examens: { code: 0, circulation: 0, parc: 0 },
  ...changes,
})
const OFFRES: RepriseOffre[] = [
  { idPermi: 1, formule: 'FORFAIT', idForfait: 3, nom: 'Complet B', prix: 835_000 },
  { idPermi: 1, formule: 'HOURS', idForfait: null, nom: null, prix: 50_000 },
]
const PEOPLE = [candidat(1, 'Sami', 'Ben Ali'), candidat(2, 'Amel', 'Trabelsi'), candidat(3, 'Amel', 'Trabelsi')]
const HEADINGS = ['CIN', 'Nom et prénom', 'Forfait', 'Prix convenu', 'Heures de code', 'Conduite', 'Déjà payé']
const KNOWN = { candidats: PEOPLE, offres: OFFRES, language: 'fr', currency: 'TND' } as const
const read = (...rows: string[][]) =>
  readRows(
    rows.map((cells, index) => ({ line: index + 2, cells })),
    guessMapping(HEADINGS),
    KNOWN,
  )

describe('hours as typed', () => {
  it.each([
    ['12', 720],
    ['12,5', 750],
    ['12:30', 750],
    ['12h30', 750],
    ['0', 0],
    ['', undefined],
  ])('reads « %s »', (text, minutes) => expect(minutesOf(text)).toBe(minutes))
  it.each(['douze', '12:75', '-3'])('refuses « %s »', (text) => expect(minutesOf(text)).toBeNaN())
  it('writes them as they are read', () => {
    for (const minutes of [0, 45, 60, 750]) expect(minutesOf(hoursText(minutes))).toBe(minutes)
  })
})

describe('a sheet of candidates to move in', () => {
  it('is understood from its headings, below a title', () => {
    const rows = [['Auto-école El Manar'], HEADINGS].map((cells, line) => ({ line, cells }))
    expect(findHeading(rows)).toBe(1)
    expect(Object.values(guessMapping(HEADINGS))).toEqual([
      ...['cin', 'nomComplet', 'offre', 'prix', 'code', 'circulation', 'paye'],
    ])
  })

  it('fills the rows, an empty cell with what is proposed', () => {
    const { rows, faults } = read(['00000001', '', 'complet b', '800 DT', '10', '', '300,500'])
    expect(faults).toEqual([])
    expect(rows.map(({ toSend }) => toSend)).toEqual([
      {
        idCandidat: 1,
        formule: 'FORFAIT',
        idForfait: 3,
        prix: 800_000,
        autres: 0,
        paye: 300_500,
        minutesCode: 600,
        minutesCirculation: 120,
        minutesParc: 0,
      },
    ])
    expect(read(['', 'BEN ALI Sami', '', '', '', '', '']).rows[0]?.toSend).toMatchObject({
      idCandidat: 1,
      prix: 835_000,
    })
    expect(read(['00000001', '', 'À l’heure', '', '', '', '']).rows[0]?.toSend).toMatchObject({ formule: 'HOURS' })
  })

  it('names every fault by line and column', () => {
    const { faults } = read(
      ['99999999', '', '', '', '', '', ''],
      ['', 'Amel Trabelsi', '', '', '', '', ''],
      ['00000001', '', '', 'beaucoup', '10', 'x', ''],
      ['00000001', '', '', '', '', '', ''],
      ['00000002', '', 'Inconnu', '', '', '', ''],
      ['', '', '', '', '', '', ''],
    )
    expect(faults.map(({ line, target, code }) => [line, target, code])).toEqual([
      [2, 'cin', 'nobody'],
      [3, 'nomComplet', 'several'],
      [4, 'prix', 'figure'],
      [4, 'circulation', 'figure'],
      [5, 'cin', 'twice'],
      [6, 'offre', 'package'],
    ])
  })
})
