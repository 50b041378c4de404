// @vitest-environment node
import { type Candidat, candidatInput } from '@contract/ecole/candidat'
import { readCells } from '@contract/ecole/import/candidatCells'
import { IMPORT_FIELDS } from '@contract/ecole/import/candidatImport'
import { columnsOf, dataRows, findHeading, guessMapping } from '@contract/ecole/import/candidatMapping'
import { cellsOfRow } from '@contract/ecole/import/candidatRows'
import { readSpreadsheetBytes } from '@core/spreadsheet/read'
import { openWriter } from '@core/spreadsheet/write'
import texts from '@src/assets/locales/fr/ecole/import.json'
import fields from '@src/assets/locales/fr/fields.json'
import { candidatColumn } from '@src/parts/candidat/export/columns'
import { dialled, lineOf } from '@src/parts/candidat/export/values'
import { describe, expect, it } from 'vitest'

const TODAY = '2026-11-21'

const input = candidatInput.parse({
  nom: 'Ben Salah',
  prenom: '=Amine',
  nomAr: 'بن صالح',
  cin: '01234567',
  dateNaissance: '2004-02-03',
  sexe: 'M',
  telephone: '+21622123456',
  email: 'amine@example.tn',
  adresse: '12, rue de la Liberté ; Tunis',
  idPermi: 1,
  idMoniteur: 2,
  dateInscription: '2026-10-01',
  source: 'bouche_a_oreille',
  note: '- vient le soir\n"tard"',
})
const stored = { id: 1, dossier: 'complet', archived: false, version: 1, createdAt: '', updatedAt: '' } as const
const candidat: Candidat = { ...input, ...stored, permi: 'BE', moniteur: 'Sami Trabelsi' }

const words = { sexe: (sexe: string) => texts.sexe[sexe as 'F' | 'M'], source: () => texts.source.bouche_a_oreille }
const columns = IMPORT_FIELDS.map((field) => candidatColumn(field, fields[field === 'permi' ? 'idPermi' : field]))

describe('an exported list', () => {
  it.each([
    ['+21622123456', '22 123 456'],
    ['+33612345678', '06 12 34 56 78'],
    ['+4915112345678', '004915112345678'],
  ])('writes %s as it is dialled, and reads it back', (stored, written) => {
    expect(dialled(stored)).toBe(written)
    expect(readCells({ telephone: written }, TODAY).values.telephone).toBe(stored)
  })

  it.each(['csv', 'xlsx'] as const)('comes back the same from %s', async (format) => {
    const writer = await openWriter({ format, columns, sheet: 'Candidats' })
    await writer.add([lineOf(candidat, columns, words)])
    const bytes = new Uint8Array(await (await writer.finish()).arrayBuffer())
    const { rows } = await readSpreadsheetBytes(bytes, { maxBytes: 1e6, maxRows: 10 })
    const heading = findHeading(rows)
    const mapping = guessMapping(columnsOf(rows, heading), TODAY)
    const [row] = dataRows(rows, heading)
    const { values, errors } = readCells(row ? cellsOfRow(row, mapping) : {}, TODAY)
    expect(errors).toEqual({})
    const kept = IMPORT_FIELDS.flatMap((field) => (candidat[field] === null ? [] : [[field, candidat[field]]]))
    expect(values).toEqual(Object.fromEntries(kept))
  })
})
