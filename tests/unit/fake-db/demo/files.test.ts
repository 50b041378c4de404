// @vitest-environment node
import type { EmailAttachment, EmailList } from '@contract/demo/email'
import { EMAIL_FOLDERS } from '@contract/demo/email'
import { ZipReader } from '@core/spreadsheet/xlsx/zipReader'
import { pdfOf } from '@fake-db/demo/files/pdf'
import { xlsxOf } from '@fake-db/demo/files/xlsx'
import { zipOf } from '@fake-db/demo/files/zip'
import { bytesOf, sizeOf } from '@src/views/demo/email/attachments'
import { describe, expect, it } from 'vitest'
import { openDemo } from './demo'

/** The first bytes of each file type. */
const START: Record<string, string> = { pdf: '25504446', jpg: 'ffd8ff', zip: '504b0304', xlsx: '504b0304' }

const contentOf = ({ url }: EmailAttachment) => Buffer.from(url.split(',')[1] ?? '', 'base64')

async function everyFile() {
  const { get } = await openDemo()
  const lists = await Promise.all(EMAIL_FOLDERS.map((folder) => get<EmailList>('/apps/email/emails', { folder })))
  return lists.flatMap(({ emails }) => emails.flatMap(({ attachments }) => attachments))
}

describe('sample attachments', () => {
  it('have the type of their name and the stated size', async () => {
    const files = await everyFile()
    expect(files.length).toBeGreaterThan(6)
    for (const file of files) {
      const content = contentOf(file)
      expect(content.toString('hex')).toMatch(new RegExp(`^${START[file.fileName.split('.').at(-1) ?? ''] ?? '-'}`))
      expect(bytesOf(file)).toBe(content.length)
      expect(sizeOf(file, String)).toBe(String(content.length))
      expect(Number.parseInt(file.size, 10)).toBe(Math.round(content.length / 1000))
    }
  })
})

it('are archives and workbooks that a reader opens', async () => {
  const bytes = zipOf([{ name: 'un/é.txt', bytes: new TextEncoder().encode('déjà') }])
  expect(await new ZipReader(bytes).text('un/é.txt')).toBe('déjà')
  const sheet = new ZipReader(
    xlsxOf('Code', [
      ['Nom', 'Points'],
      ['A & B', 27],
    ]),
  )
  expect(await sheet.text('xl/worksheets/sheet1.xml')).toContain('<t>A &amp; B</t></is></c><c><v>27</v></c>')
  expect(sheet.has('[Content_Types].xml')).toBe(true)
})

describe('pdfOf', () => {
  const text = Buffer.from(pdfOf('Reçu', ['Total : 12,5 DT', '(payé)'])).toString('latin1')

  it('writes a table of right offsets', () => {
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1])
    const places = text.slice(start).match(/^\d{10}(?= 00000 n)/gm) ?? []
    expect(text.slice(start, start + 4)).toBe('xref')
    expect(places.length).toBeGreaterThan(5)
    for (const [index, place] of places.entries())
      expect(text.slice(Number(place))).toMatch(new RegExp(`^${index + 1} 0 obj`))
  })

  it('writes its text in the encoding of its fonts', () => {
    const written = [...text.matchAll(/<([0-9a-f]+)> Tj/g)].map(([, hex = '']) =>
      Buffer.from(hex, 'hex').toString('latin1'),
    )
    expect(written).toEqual(['Reçu', 'Total : 12,5 DT', '(payé)'])
  })
})
