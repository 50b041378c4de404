import { readSaid } from '@backend/rules/ecole/rechercheTexte'
import { CALENDARS } from '@contract/planning/evenement'
import ar from '@src/assets/locales/ar/planning/evenement.json'
import de from '@src/assets/locales/de/planning/evenement.json'
import en from '@src/assets/locales/en/planning/evenement.json'
import fr from '@src/assets/locales/fr/planning/evenement.json'
import pt from '@src/assets/locales/pt/planning/evenement.json'
import { describe, expect, it } from 'vitest'

/** The day of the tests, a Saturday. */
const TODAY = '2026-11-21'
const said = (q: string) => readSaid(q, TODAY)

describe('readSaid', () => {
  it.each([
    ['12/11', '2026-11-12'],
    ['2/1', '2027-01-02'],
    ['30.06', '2026-06-30'],
    ['12-11-2025', '2025-11-12'],
    ['12/11/25', '2025-11-12'],
    ['2026-12-01', '2026-12-01'],
    ['١٢/١١', '2026-11-12'],
    ['12 novembre', '2026-11-12'],
    ['12. Dezember', '2026-12-12'],
    ['1 março', '2027-03-01'],
    ['demain', '2026-11-22'],
    ['après-demain', '2026-11-23'],
    ['après demain', '2026-11-23'],
    ['examen après demain ben ali', '2026-11-23'],
    ['غدًا', '2026-11-22'],
    ['بعد غد', '2026-11-23'],
    ['الثلاثاء', '2026-11-24'],
    ['12 نوفمبر', '2026-11-12'],
    ['aujourd’hui', '2026-11-21'],
    ['yesterday', '2026-11-20'],
    ['samedi', '2026-11-21'],
    ['Montag', '2026-11-23'],
    ['ben ali 12/11', '2026-11-12'],
  ])('reads a day in « %s »', (q, day) => expect(said(q).day).toBe(day))

  it.each(['31/04', '12/13', '98 123 456', '98.123.456', '12', 'mars', '2026', '0/0', 'ali'])(
    'reads no day in « %s »',
    (q) => expect(said(q).day).toBeNull(),
  )

  it.each(['9999-12-31', '31/12/9999', '1/1/0001', '00/00/0000', '2200-01-01'])(
    'reads no day in « %s », a year of no record',
    (q) => expect(said(q).day).toBeNull(),
  )

  it('reads a 29 February in leap years alone', () => {
    expect(said('29/02').day).toBeNull()
    expect(readSaid('29/02', '2027-12-01').day).toBe('2028-02-29')
  })

  it('takes days and kinds out of the names', () => {
    expect(said('leçon Ben Ali demain')).toMatchObject({ about: 'evenement', names: ['ben', 'ali'], day: '2026-11-22' })
    expect(said('Rechnung Ben Ali')).toMatchObject({ about: 'facture', names: ['ben', 'ali'], day: null })
    expect(said('فاتورة بن علي')).toMatchObject({ about: 'facture', names: ['بن', 'علي'] })
    expect(said('الوصولات')).toMatchObject({ about: 'recu', names: [] })
    expect(said('après demain Ali')).toMatchObject({ about: 'evenement', names: ['ali'], day: '2026-11-23' })
    expect(said('reçus')).toMatchObject({ about: 'recu', names: [] })
    expect(said('Ben Ali')).toMatchObject({ about: null, names: ['ben', 'ali'] })
  })

  it('reads kinds of lessons and exams', () => {
    expect(said('leçon').calendars).toEqual(['Hour circulation', 'Hour code', 'Hour Park'])
    expect(said('exam code').calendars).toEqual(['Code exam'])
    expect(said('code').calendars).toEqual(['Hour code', 'Code exam'])
    expect(said('demain').calendars).toBeNull()
  })

  it.each(Object.entries({ fr, en, de, pt, ar }))('reads the application’s own labels of events: %s', (_, texts) => {
    for (const calendar of CALENDARS) {
      const label = texts.calendar[calendar]
      expect([label, said(label)]).toEqual([label, expect.objectContaining({ about: 'evenement', names: [] })])
      expect([label, said(label).calendars]).toEqual([label, [calendar]])
    }
  })

  it.each([
    'leçon du 2 décembre',
    'les leçons du mercredi 2 décembre',
    'leçon le 2 décembre 2026',
    'l’heure du 02/12',
    'aula de 2 de dezembro de 2026',
    'lessons on 2nd december',
    'Stunde am 2. Dezember',
  ])('leaves out articles and prepositions beside a day and a kind: « %s »', (q) => {
    expect(said(q)).toMatchObject({ day: '2026-12-02', names: [], calendars: said('leçon').calendars })
  })

  it('reads the same day with an article and without', () => {
    expect(said('le 2 décembre')).toEqual(said('2 décembre'))
    expect(said('1er décembre').day).toBe('2026-12-01')
    expect(said('leçons d’hier')).toEqual(said('leçons hier'))
    expect(said('examen de code')).toEqual(said('examen code'))
    expect(said('reçu de Ben Ali')).toEqual(said('reçu Ben Ali'))
  })

  it('looks for each word once, however often one character means it', () => {
    expect(said('ben ali ben').names).toEqual(['ben', 'ali'])
    expect(said('ﷺ'.repeat(50)).names).toHaveLength(5)
    expect(said('ﷺ '.repeat(50)).names).toHaveLength(4)
  })

  it('keeps the particles of names, and small words that are all or part of a name', () => {
    expect(said('leçon El Ben Al').names).toEqual(['el', 'ben', 'al'])
    for (const name of ['Le', 'De', 'De Souza', 'Le Goff']) {
      expect(said(name)).toMatchObject({ about: null, names: name.toLowerCase().split(' ') })
    }
  })

  it.each([
    ['RC-2026-00041', { serie: 'RC', annee: 2026, exact: 41, from: 41, to: 41 }],
    ['rc 2026 41', { serie: 'RC', annee: 2026, exact: 41, from: 41_000, to: 41_999 }],
    ['rc-2026-0004', { serie: 'RC', annee: 2026, exact: 4, from: 40, to: 49 }],
    ['rc-2026', { serie: 'RC', annee: 2026, exact: null, from: 0, to: 99_999 }],
    ['fa 41', { serie: 'FA', annee: null, exact: 41, from: 41, to: 41 }],
    ['00041', { serie: null, annee: null, exact: 41, from: 41, to: 41 }],
    ['2026', { serie: null, annee: null, exact: 2026, from: 2026, to: 2026 }],
  ])('reads the number of a paper in « %s »', (q, paper) => expect(said(q).paper).toEqual(paper))

  it.each(['09123789', 'ali', 'rc', 'rc ali', '12/11'])('reads no number of a paper in « %s »', (q) =>
    expect(said(q).paper).toBeNull(),
  )
})
