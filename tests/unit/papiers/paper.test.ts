import { arabicCards, arabicSheet } from '@core/pdf/lists'
import type { PaperFile } from '@core/pdf/paper/paper'
import { contratPaper } from '@src/views/contrat/contratPaper'
import { fastest } from '@tests/helpers/fastest'
import { contenuContrat } from '@tests/helpers/papers/contratFacts'
import { pdfOf, piecesOf } from '@tests/helpers/papers/papersPdf'
import { describe, expect, it } from 'vitest'

const paper = (ar: string, fr = 'Essai'): PaperFile => ({
  title: 'Essai',
  papers: [
    { letterhead: { name: { fr: 'École' }, lines: [] }, blocks: [{ kind: 'text', text: { fr, ar } }], footer: 'Pied' },
  ],
})
/** The text that a PDF reader extracts from an Arabic paragraph, with its pieces from right to left. */
const textOf = async (ar: string) => {
  const [page = []] = await piecesOf(pdfOf(paper(ar)))
  return page.filter((piece) => !['École', 'Essai', 'Pied', '1 / 1'].includes(piece))
}
const contract = () => contratPaper({ contenu: contenuContrat(), numero: 'CT-2026-00041' })

describe('a paper in French and Arabic', () => {
  it('reads back letter by letter, joined letters and lam-alef included', async () => {
    for (const text of ['مدرسة الأمان لتعليم السياقة', 'لا إلا الآن والإمضاء', 'عقد تكوين في السياقة']) {
      expect(await textOf(text)).toEqual([text])
    }
  })

  it('writes numbers and Latin names from left to right inside Arabic', async () => {
    expect(await textOf('تدوم الساعة \u206860\u2069 دقيقة')).toEqual(
      expect.arrayContaining(['60', 'تدوم الساعة', 'دقيقة']),
    )
    expect((await textOf('من صنف \u2068B\u2069. ويكون')).join('|')).toContain('B')
    expect(await textOf('الثمن 835,000 د')).toContain('835,000')
  })

  it('breaks long paragraphs at words in both directions, and loses none', async () => {
    const word = 'السياقة'
    const lines = await textOf(Array.from({ length: 40 }, () => word).join(' '))
    expect(lines.length).toBeGreaterThan(3)
    expect(lines.join(' ').split(' ')).toEqual(Array.from({ length: 40 }, () => word))
  })

  it('draws what no font has as a question mark, and names of Central Europe as they are', async () => {
    const [page = []] = await piecesOf(pdfOf(paper('نص', 'Łukasz Şahin 😀')))
    expect(page.join('').replaceAll(' ', '')).toContain('ŁukaszŞahin?')
  })

  it('continues a table on the next page with its heading', async () => {
    const file = paper('نص')
    const rows = Array.from({ length: 60 }, (_, index) => [{ fr: `Ligne ${index + 1}` }, { fr: '1,000 DT' }])
    const columns = [
      { label: { fr: 'Libellé' }, share: 3 },
      { label: { fr: 'Montant' }, share: 1, align: 'end' as const },
    ]
    file.papers[0]?.blocks.push({ kind: 'table', columns, rows })
    const pages = await piecesOf(pdfOf(file))
    expect(pages.length).toBeGreaterThan(1)
    for (const page of pages) expect(page).toContain('Libellé')
    expect(pages.flat().filter((piece) => piece.startsWith('Ligne'))).toHaveLength(60)
    expect(pages[1]).toContain(`2 / ${pages.length}`)
  })
})

describe('the training contract', () => {
  it('has every article in both languages, and its signatures on a sheet of their own', async () => {
    const pages = await piecesOf(pdfOf(contract()))
    const text = pages.flat()
    expect(text).toEqual(
      expect.arrayContaining([
        'Contrat de formation à la conduite',
        'عقد تكوين في السياقة',
        '835,000 DT',
        'سامي بن علي',
      ]),
    )
    const { articles } = contenuContrat()
    for (const [index, { titre }] of articles.entries()) {
      expect(text).toContain(`Article ${index + 1}. ${titre.fr}`)
      expect(text).toContain(titre.ar)
    }
    expect(pages.at(-1)).toEqual(
      expect.arrayContaining(['Page de signature', 'صفحة الإمضاء', 'Visa des services du transport', '09876543']),
    )
  })

  it('is French alone in France, with what its law lists', async () => {
    const contenu = contenuContrat({ pays: 'FR' })
    const text = (await piecesOf(pdfOf(contratPaper({ contenu, numero: 'CT-2026-00001' })))).flat().join(' ')
    expect(text).not.toMatch(/\p{Script=Arabic}/u)
    for (const word of ['médiation', 'Garantie financière', 'Rétractation', 'SIRET']) expect(text).toContain(word)
    expect(text).not.toContain('Visa des services du transport')
  })

  it('embeds only the glyphs that it uses', () => {
    expect(pdfOf(contract()).length).toBeLessThan(80_000)
  })

  it('takes less than a second of processor time, fonts read included', async () => {
    expect(await fastest(() => pdfOf(contract()))).toBeLessThan(1000)
  })
})

describe('a list in Arabic', () => {
  const sheet = {
    title: 'ورقة اليوم',
    subtitle: 'Auto-école El Menzah',
    tables: [
      {
        title: 'Olfa Khelifi',
        columns: [{ label: 'الساعة', width: 24 }, { label: 'المترشح', width: 44 }, { label: 'ملاحظات' }],
        rows: [['08:00 – 09:00', 'Amine Dridi\n\u206698 123 456\u2069', '']],
      },
    ],
    footer: 'طبعت يوم 21/11/2026',
  }

  it('has its letters, its Latin names and its figures, none as a question mark', async () => {
    const [page = []] = await piecesOf(pdfOf(arabicSheet(sheet)))
    expect(page).toEqual(expect.arrayContaining(['ورقة اليوم', 'الساعة', 'المترشح', 'Olfa Khelifi', 'Amine Dridi']))
    expect(page).toContain('98 123 456')
    expect(page.join(' ')).not.toContain('?')
  })

  it('has cards with a code to copy', async () => {
    const card = { heading: 'المدرسة', name: 'Emna Cherif', code: 'CARTE 7XKM4', lines: ['رمز الدخول'] }
    const [page = []] = await piecesOf(pdfOf(arabicCards('رموز الدخول', [card])))
    expect(page).toEqual(expect.arrayContaining(['Emna Cherif', 'CARTE 7XKM4', 'رمز الدخول']))
  })
})
