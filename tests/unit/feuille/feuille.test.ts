import type { Evenement } from '@contract/planning/evenement'
import { formatPhone } from '@core/format/phone'
import { sheetOf } from '@core/pdf/tables'
import { feuilleOf, type Sheet } from '@src/views/feuille/feuille'
import { describe, expect, it } from 'vitest'
import { sampleEvent } from '../evenement/sample'

const words = {
  t: (key: string, values: Record<string, string | number> = {}) =>
    [key.split(':')[1], ...Object.values(values)].join(' '),
  language: 'fr',
  zone: 'Africa/Tunis',
}
const sheet = (events: Evenement[], over: Partial<Sheet> = {}): Sheet => ({
  jour: 'lundi',
  ecole: 'El Menzah',
  events,
  moniteurs: [],
  now: '2026-11-23T06:00:00.000Z',
  words,
  phone: (stored) => formatPhone(stored, 'TN').replace(/\s/g, ' '),
  printed: '',
  ...over,
})

type Props = Partial<Evenement['extendedProps']>
const at = (time: string, moniteur: string | null, props: Props = {}, values: Partial<Evenement> = {}): Evenement => {
  const start = `2026-11-23T${time}:00.000Z`
  const end = new Date(Date.parse(start) + 3_600_000).toISOString()
  const idMoniteur = moniteur === null ? null : moniteur.length
  return sampleEvent({ start, end, ...values, extendedProps: { moniteur, idMoniteur, ...props } })
}
const person = (nom: string, id = 7, telephone: string | null = '+21698123456') => ({
  id,
  nom,
  absent: false,
  telephone,
  archived: false,
})

/** The cells of the first row, by the heading of their column. */
function firstRow(event: Evenement) {
  const [table] = feuilleOf(sheet([event])).tables
  return Object.fromEntries(table?.columns.map(({ label }, index) => [label, table.rows[0]?.[index]]) ?? [])
}
/** Wider than the notes column of a portrait sheet. */
const LONG = 'Revoir le créneau, puis le démarrage en côte et les priorités à droite en ville, sans se presser.'

describe('feuilleOf', () => {
  it('has a table for each instructor in the order of the planning, then lessons without one', () => {
    const events = [at('10:00', null), at('09:00', 'Zied'), at('14:00', 'Ameli'), at('08:00', 'Ameli')]
    const { tables } = feuilleOf(sheet(events, { moniteurs: [4, 5] }))
    expect(tables.map(({ title }) => title)).toEqual(['Zied', 'Ameli', 'sansMoniteur'])
    expect(tables[1]?.rows.map(([time]) => time)).toEqual(['09:00 – 10:00', '15:00 – 16:00'])
  })

  it('puts instructors outside the planning after the others, by surname', () => {
    const events = [at('09:00', 'Sami Zouari'), at('09:00', 'Zied Amri'), at('09:00', 'Hédi')]
    const { tables } = feuilleOf(sheet(events, { moniteurs: [4] }))
    expect(tables.map(({ title }) => title)).toEqual(['Hédi', 'Zied Amri', 'Sami Zouari'])
  })

  it('sorts rows by time, then by surname', () => {
    const events = ['Zied Amri', 'Ali Zouari', 'Bilel Ben Ali'].map((nom) =>
      at('09:00', null, { candidats: [person(nom)] }),
    )
    const [table] = feuilleOf(sheet(events)).tables
    expect(table?.rows.map((row) => row[1]?.split('\n')[0])).toEqual(['Zied Amri', 'Bilel Ben Ali', 'Ali Zouari'])
  })

  it('shows telephone and category of a single candidate, and the telephones of a shared hour', () => {
    const one = at('09:00', 'Zied', { permi: 'B', candidats: [person('Amine Dridi')] })
    expect(firstRow(one).candidat).toBe('Amine Dridi\n98 123 456\npermi B')
    const several = at('09:00', 'Zied', {
      permi: 'B',
      candidats: [person('Amine Dridi'), person('Asma Zouari', 8, null)],
    })
    expect(firstRow(several).candidat).toBe('Amine Dridi · 98 123 456\nAsma Zouari')
  })

  it('shows the room of a code hour, or a line to fill in', () => {
    const code: Props = { calendar: 'Hour code', vehicule: null }
    expect(firstRow(at('09:00', 'Zied', { ...code, lieu: 'Salle 2' })).type).toMatch(/\nsalle Salle 2$/)
    expect(firstRow(at('09:00', 'Zied', code)).type).toMatch(/\nsalle …+$/)
    expect(firstRow(at('09:00', 'Zied', { ...code, lieu: 'Salle 2', note: LONG })).moyens).toBe('salle Salle 2')
  })

  it('is portrait unless its notes need more width', () => {
    const widthLeft = (event: Evenement) => {
      const { orientation, tables } = feuilleOf(sheet([event]))
      const taken = tables[0]?.columns.reduce((sum, { width = 0 }) => sum + width, 0) ?? 0
      return [orientation, (orientation === 'landscape' ? 269 : 182) - taken]
    }
    expect(widthLeft(at('09:00', 'Zied', { note: 'Créneau' }))).toEqual(['portrait', 44])
    expect(widthLeft(at('09:00', 'Zied', { note: LONG }))).toEqual(['landscape', 70])
  })

  it('omits cancelled lessons from the sheet', () => {
    expect(feuilleOf(sheet([at('09:00', 'Zied', {}, { status: 'CANCELLED' })])).tables).toEqual([])
  })
})

describe('printed sheet of a day', () => {
  const textOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer()).toString('latin1')
  /** The texts on each page, without the PDF syntax. */
  const pagesOf = (pdf: string) =>
    pdf
      .split('stream')
      .flatMap((part) => (part.includes(' Tj') ? [[...part.matchAll(/\((.*?)\) Tj/g)].map(([, text]) => text)] : []))
  const NAMES = [
    'Ali Amri',
    'Bilel Ayari',
    'Chiraz Dridi',
    'Dorra Gharbi',
    'Emna Jaziri',
    'Farah Khelifi',
    'Hana Mejri',
  ]
  /** A day with this many instructors and lessons each. */
  const day = (moniteurs: number, lessons: number, note: string | null = null) =>
    sheet(
      NAMES.slice(0, moniteurs).flatMap((nom) =>
        Array.from({ length: lessons }, (_, index) => at(`${String(7 + index).padStart(2, '0')}:00`, nom, { note })),
      ),
    )

  it.each([null, LONG])('never ends with an empty page for any length of the day (note: %s)', async (note) => {
    for (const moniteurs of [1, 3, 6]) {
      for (let lessons = 1; lessons <= 10; lessons += 1) {
        const pages = pagesOf(await textOf(sheetOf(feuilleOf(day(moniteurs, lessons, note)))))
        // Each page has more than the page number and the print date.
        expect(Math.min(...pages.map((page) => page.length))).toBeGreaterThan(3)
        expect(pages.flat()).toContain(`${pages.length} / ${pages.length}`)
      }
    }
  })
})
