import type { Convocation } from '@contract/papiers/convocation'
import { PAGE, type Picture } from '@core/pdf/paper/canvas'
import type { PaperFile } from '@core/pdf/paper/paper'
import { contratPaper } from '@src/views/contrat/contratPaper'
import { convocationPapers } from '@src/views/convocation/convocationPaper'
import { contenuContrat } from '@tests/helpers/papers/contratFacts'
import { type Drawn, drawnPages, plainPicture } from '@tests/helpers/papers/drawnPdf'
import { pdfOf, piecesOf, placesOf } from '@tests/helpers/papers/papersPdf'
import { beforeAll, describe, expect, it } from 'vitest'

/** The distance from the edge of the sheet, in points, that every word and line must keep for printers. */
const EDGE = 20

const CONVOCATION: Convocation = {
  id: 1,
  numero: 'CV-2026-00007',
  idEvenement: 3,
  idCandidat: 5,
  version: 2,
  isOutdated: false,
  contenu: {
    pays: 'TN',
    ecole: {
      nom: { fr: 'Auto-école El Amen', ar: 'مدرسة الأمان لتعليم السياقة' },
      adresse: { fr: '12, avenue de la Liberté, Tunis', ar: '12، شارع الحرية، تونس' },
      agrement: 'AE-2024/118',
      telephone: '+21671234567',
    },
    candidat: { nom: { fr: 'Sami Ben Ali', ar: 'سامي بن علي' }, cin: '09876543', passeport: null, neph: null },
    categorie: 'B',
    etape: 'circulation',
    tentative: 2,
    jour: '2026-12-03',
    heure: '08:30',
    lieu: 'Centre de Ben Arous',
    rendezVousHeure: '07:45',
    rendezVousLieu: 'À l’auto-école',
    vehicule: '212 TU 4587',
    moniteur: 'Karim Jlassi',
    reference: 'ATTT-88120',
    pieces: [
      { fr: 'Carte d’identité nationale', ar: 'بطاقة التعريف الوطنية' },
      { fr: 'Deux photos d’identité', ar: 'صورتان شمسيتان' },
    ],
  },
  frais: { montant: 80_000, reste: 45_000 },
  createdAt: '2026-11-21T09:00:00.000Z',
}

let logo: Picture
const summons = () => convocationPapers([CONVOCATION], 'Convocation', logo)
const contract = () => contratPaper({ contenu: contenuContrat(), numero: 'CT-2026-00041' }, logo)
beforeAll(async () => {
  logo = await plainPicture(pdfOf(convocationPapers([CONVOCATION], 'Essai')), '#c01818', 300, 150)
})

const edgeOf = ({ width, height, ink }: Drawn) =>
  ink({ x: 0, y: 0, width: EDGE, height }) +
  ink({ x: width - EDGE, y: 0, width: EDGE, height }) +
  ink({ x: 0, y: 0, width, height: EDGE }) +
  ink({ x: 0, y: height - EDGE, width, height: EDGE })

describe.each([
  ['an exam convocation', summons],
  ['a training contract', contract],
])('%s, drawn', (_name, file: () => PaperFile) => {
  it('has the logo of the school between the two sides of its letterhead, on the first page alone', async () => {
    const [first, ...others] = await drawnPages(pdfOf(file()))
    const isRed = (page: Drawn | undefined) => {
      const [red = 0, green = 255, blue = 255] = page?.pixel(PAGE.width / 2, 60) ?? []
      return red > 150 && green < 60 && blue < 60
    }
    expect([first, ...others].map(isRed)).toEqual([true, ...others.map(() => false)])
  })

  it('has both sides of the letterhead, and nothing at the edge of a sheet', async () => {
    const pages = await drawnPages(pdfOf(file()))
    const half = { y: 30, width: PAGE.width / 2 - 60, height: 80 }
    expect(pages[0]?.ink({ x: 30, ...half })).toBeGreaterThan(200)
    expect(pages[0]?.ink({ x: PAGE.width / 2 + 50, ...half })).toBeGreaterThan(200)
    expect(pages.map(edgeOf)).toEqual(pages.map(() => 0))
  })

  it('leaves no page empty', async () => {
    for (const { width, height, ink } of await drawnPages(pdfOf(file()))) {
      expect(ink({ x: 0, y: 0, width, height })).toBeGreaterThan(1500)
    }
  })
})

describe('an exam convocation, read back', () => {
  it('has every fact on one page, in both languages', async () => {
    const pages = await piecesOf(pdfOf(summons()))
    expect(pages).toHaveLength(1)
    const text = (pages[0] ?? []).map((piece) => piece.replace(/\s/g, ' ')).join(' ')
    for (const part of [
      ...['Convocation à l’examen', 'استدعاء لاجتياز الامتحان', 'CV-2026-00007', 'Version 2, remplace la précédente'],
      ...['Auto-école El Amen', 'مدرسة الأمان لتعليم السياقة', 'AE-2024/118', 'Sami Ben Ali', 'سامي بن علي'],
      ...['09876543', 'Examen conduite', 'امتحان الجولان', '03/12/2026', '08:30', 'Centre de Ben Arous'],
      ...['07:45', 'À l’auto-école', '212 TU 4587', 'Karim Jlassi', 'ATTT-88120'],
      ...['1. Carte d’identité nationale', 'بطاقة التعريف الوطنية', '2. Deux photos d’identité', 'صورتان شمسيتان'],
      ...['Reste à régler pour l’examen : 45,000 DT.', 'Signature et cachet'],
    ]) {
      expect(text).toContain(part)
    }
  })

  it('has a page for each candidate, numbered by itself', async () => {
    const other = { ...CONVOCATION, id: 2, numero: 'CV-2026-00008', version: 1 }
    const pages = await piecesOf(pdfOf(convocationPapers([CONVOCATION, other], 'Convocations', logo)))
    expect(pages.map((page) => page.includes('1 / 1'))).toEqual([true, true])
    expect(pages[1]?.join(' ')).not.toContain('remplace')
  })

  it('is in French alone in France, with the number of its candidate there', async () => {
    const [nom, adresse] = [{ fr: 'Auto-école des Lilas' }, { fr: '3, rue de Paris, Les Lilas' }]
    const candidat = { nom: { fr: 'Léa Martin' }, cin: null, passeport: null, neph: '123456789012' }
    const ecole = { ...CONVOCATION.contenu.ecole, nom, adresse }
    const contenu = { ...CONVOCATION.contenu, pays: 'FR' as const, ecole, candidat }
    const text = (await piecesOf(pdfOf(convocationPapers([{ ...CONVOCATION, contenu }], 'Essai')))).flat().join(' ')
    expect(text).not.toMatch(/\p{Script=Arabic}/u)
    for (const part of ['NEPH', '123456789012', 'Référence RdvPermis']) expect(text).toContain(part)
  })

  it('has its Arabic on the right, each line from right to left', async () => {
    const [page = []] = await placesOf(pdfOf(summons()))
    const of = (text: string) => page.find((piece) => piece.text.includes(text))
    const [french, arabic] = [of('Carte d’identité nationale'), of('بطاقة التعريف')]
    expect(french?.x).toBeLessThan(PAGE.width / 2)
    expect(arabic?.x).toBeGreaterThan(PAGE.width / 2)
    // The number of a line comes before its words, which in Arabic is to their right.
    const [number, words] = [page.filter(({ text }) => text === '2.').at(-1), of('صورتان')]
    expect(number?.x).toBeGreaterThan(words?.x ?? PAGE.width)
    expect(number?.y).toBeCloseTo(words?.y ?? 0, 0)
  })
})
