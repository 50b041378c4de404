import { readCells } from '@contract/ecole/import/candidatCells'
import type { ImportField } from '@contract/ecole/import/candidatImport'
import { readDay } from '@contract/ecole/import/cellDates'
import { isDay } from '@contract/fields'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const TODAY = '2026-11-21'
const value = (field: ImportField, cell: string) => readCells({ [field]: cell }, TODAY).values[field]

describe('readDay', () => {
  it.each([
    ['31/12/1999', '1999-12-31'],
    ['31-12-99', '1999-12-31'],
    ['31.12.1999', '1999-12-31'],
    ['1/2/2004', '2004-02-01'],
    ['01 02 2004', '2004-02-01'],
    ['01  /  02  /  2004   08:30', '2004-02-01'],
    ['1999-12-31', '1999-12-31'],
    ['1999/12/31', '1999-12-31'],
    ['1999-12-31T00:00:00Z', '1999-12-31'],
    ['1999-12-31T00:00:00.000+01:00', '1999-12-31'],
    ['31/12/1999 00:00:00', '1999-12-31'],
    ['31/12/1999 08h30', '1999-12-31'],
    ['31 décembre 1999', '1999-12-31'],
    ['vendredi 31 Décembre 1999', '1999-12-31'],
    ['mardi 2 février 1999', '1999-02-02'],
    ['1er janvier 2000', '2000-01-01'],
    ['31-déc.-99', '1999-12-31'],
    ['3 mars 01', '2001-03-03'],
    ['December 31, 1999', '1999-12-31'],
    ['31. Dezember 1999', '1999-12-31'],
    ['31 de dezembro de 1999', '1999-12-31'],
    ['15 جويلية 1998', '1998-07-15'],
    ['٣١/١٢/١٩٩٩', '1999-12-31'],
    ['36525', '1999-12-31'],
    ['36525.0', '1999-12-31'],
    ['31121999', '1999-12-31'],
    ['19991231', '1999-12-31'],
    ['05/06/26', '2026-06-05'],
    ['05/06/27', '1927-06-05'],
    ['29/02/2000', '2000-02-29'],
  ])('reads the day %s', (cell, day) => {
    expect(readDay(cell, TODAY)).toBe(day)
  })

  it.each([
    '12/31/1999',
    '31/02/1999',
    '29/02/1999',
    '00/01/1999',
    '31/12',
    '1999',
    '999',
    'demain',
    '32 mai 1999',
    '',
    '1899-12-31',
    '31/12/199',
  ])('refuses %s instead of shifting it', (cell) => {
    expect(readDay(cell, TODAY)).toBeNull()
  })

  it('returns only real calendar days and reads every day in each format', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (text) => {
        const day = readDay(text, TODAY)
        return day === null || isDay(day)
      }),
    )
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1930-01-01'), max: new Date('2026-01-01'), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString().slice(0, 10)
          const [year, month, day] = iso.split('-')
          const words = date.toLocaleDateString('fr', { dateStyle: 'full', timeZone: 'UTC' })
          const serial = String(Date.parse(iso) / 86_400_000 + 25_569)
          for (const form of [
            iso,
            `${day}/${month}/${year}`,
            `${Number(day)}.${Number(month)}.${year}`,
            words,
            serial,
            `${day}${month}${year}`,
          ]) {
            expect(readDay(form, TODAY), form).toBe(iso)
          }
        },
      ),
    )
  })
})

describe('readCells', () => {
  it.each<[ImportField, string, string]>([
    ['cin', '01234567', '01234567'],
    ['cin', '1234567', '01234567'],
    ['cin', '1234567.0', '01234567'],
    ['cin', '12345678.0', '12345678'],
    ['cin', "'01234567", '01234567'],
    ['cin', '01 234 567', '01234567'],
    ['cin', 'CIN : 01234567', '01234567'],
    ['cin', 'N° 01.234.567', '01234567'],
    ['cin', '1,2345678E+07', '12345678'],
    ['cin', '1,23E+07', '1,23E+07'],
    ['cin', '٠١٢٣٤٥٦٧', '01234567'],
    ['passeport', 'x 123456', 'X123456'],
    ['telephone', '22 123 456', '+21622123456'],
    ['telephone', '22.123.456', '+21622123456'],
    ['telephone', '22123456.0', '+21622123456'],
    ['telephone', "'+216 22 123 456", '+21622123456'],
    ['telephone', '(+216) 22-123-456', '+21622123456'],
    ['telephone', '0021622123456', '+21622123456'],
    ['telephone', '21622123456', '+21622123456'],
    ['telephone', 'Tél : 22\u00a0123\u00a0456', '+21622123456'],
    ['telephone', '06.12.34.56.00', '+33612345600'],
    ['email', ' Amine.BEN@Gmail.com ', 'amine.ben@gmail.com'],
    ['email', 'Amine <a@b.tn>', 'a@b.tn'],
    ['email', 'mailto:a@b.tn', 'a@b.tn'],
    ['permi', 'Permis B', 'B'],
    ['permi', 'b', 'B'],
    ['permi', 'B+E', 'BE'],
    ['permi', 'Catégorie « A1 »', 'A1'],
    ['permi', 'B (voiture)', 'B'],
    ['permi', 'permis de conduire C', 'C'],
    ['permi', 'صنف ب', 'B'],
    ['permi', 'A/B', 'A/B'],
    ['sexe', 'Homme', 'M'],
    ['sexe', 'H', 'M'],
    ['sexe', 'M.', 'M'],
    ['sexe', 'féminin', 'F'],
    ['sexe', 'Mlle', 'F'],
    ['sexe', 'ذكر', 'M'],
    ['sexe', 'أنثى', 'F'],
    ['source', 'Bouche à oreille', 'bouche_a_oreille'],
    ['source', 'FACEBOOK', 'reseaux'],
    ['source', 'reseaux', 'reseaux'],
    ['source', 'autre', 'autre'],
    ['nom', '  Ben   Salah ', 'Ben Salah'],
    ['nomAr', ' بن  صالح ', 'بن صالح'],
    ['moniteur', 'Sami\u00a0Trabelsi', 'Sami Trabelsi'],
    ['note', ' ligne 1\nligne 2 ', 'ligne 1\nligne 2'],
    ['dateNaissance', '36525', '1999-12-31'],
    ['dateInscription', '02/11/2026', '2026-11-02'],
  ])('reads the %s cell “%s”', (field, cell, expected) => {
    expect(value(field, cell)).toBe(expected)
    expect(readCells({ [field]: cell }, TODAY).errors).toEqual({})
  })

  it('omits empty cells and placeholders', () => {
    expect(
      readCells(
        { nom: '', cin: '-', telephone: 'Néant', email: 'N/A', note: ' / ', adresse: '—', moniteur: 'aucun' },
        TODAY,
      ),
    ).toEqual({ values: {}, errors: {} })
    expect(value('note', 'RAS')).toBe('RAS')
  })

  it('reports the cells that cannot be read', () => {
    const { values, errors } = readCells(
      {
        dateNaissance: '12/31/1999',
        dateInscription: 'demain',
        sexe: 'autre',
        source: 'un pigeon',
        nom: '#REF!',
        cin: '#VALEUR!',
        telephone: '#N/A',
        permi: 'B',
      },
      TODAY,
    )
    expect(errors).toEqual({
      dateNaissance: 'date',
      dateInscription: 'date',
      sexe: 'invalid',
      source: 'invalid',
      nom: 'invalid',
      cin: 'invalid',
    })
    expect(values).toEqual({ permi: 'B' })
  })
})
