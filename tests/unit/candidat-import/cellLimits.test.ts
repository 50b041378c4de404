import { readCells } from '@contract/ecole/import/candidatCells'
import type { ImportField } from '@contract/ecole/import/candidatImport'
import { readDay } from '@contract/ecole/import/cellDates'
import { readSexe, readSource } from '@contract/ecole/import/cellWords'
import { describe, expect, it } from 'vitest'

const TODAY = '2026-11-21'

describe('readDay', () => {
  it.each([
    ['10000', '1927-05-18'],
    ['09999', null],
    ['73050', '2099-12-31'],
    ['73051', null],
    ['36525,75', '1999-12-31'],
    ['36525x', null],
    ['136525', null],
    ['01/01/26', '2026-01-01'],
    ['01/01/27', '1927-01-01'],
    ['01/01/00', '2000-01-01'],
    ['1/1/1900', '1900-01-01'],
    ['1999-12-31 23:59', '1999-12-31'],
    ['1999-12-31T23:59:59,5 +0100', '1999-12-31'],
    ['31/12/1999 11:30 PM', '1999-12-31'],
    ['1999/12-31', null],
    ['1999-1-2', '1999-01-02'],
    ['1 . 2 . 2004', '2004-02-01'],
    ['1\\2\\2004', '2004-02-01'],
    ['x31/12/1999', null],
    ['31/12/1999x', null],
    ['20011231', '2001-12-31'],
    ['12012001', '2001-01-12'],
    ['20012001', '2001-01-20'],
    ['18991231', null],
    ['31121899', null],
    ['120120011', null],
    ['19991331', null],
    ['  31/12/1999  ', '1999-12-31'],
    ['31/12/1999   08:00', '1999-12-31'],
  ])('reads %j as %s', (cell, day) => {
    expect(readDay(cell, TODAY)).toBe(day)
  })

  it.each([
    ['1st May 2000', '2000-05-01'],
    ['2nd June 2000', '2000-06-02'],
    ['3rd July 2000', '2000-07-03'],
    ['4th August 2000', '2000-08-04'],
    ['le 5 sept. 2000', '2000-09-05'],
    ['6 de outubro de 2000', '2000-10-06'],
    ['den 7. März 00', '2000-03-07'],
    ['the 8 of November 2000', '2000-11-08'],
    ['dimanche 9 avril 2000', '2000-04-09'],
    ['mars 2000', null],
    ['9 avril', null],
    ['9 avril 200', null],
    ['9 avril 20000', null],
    ['109 avril 2000', null],
    ['9 avril 2000 10', null],
    ['9 mois 2000', null],
    ['9 2000 le', null],
    ['un beau lundi 9 avril 2000', null],
    ['avril', null],
    ['31 avril 2000', null],
    ['9 avril 27', '1927-04-09'],
  ])('reads the words %j as %s', (cell, day) => {
    expect(readDay(cell, TODAY)).toBe(day)
  })
})

describe('readCells', () => {
  it.each<[ImportField, string, string | undefined]>([
    ['cin', '«', '«'],
    ['cin', '123456', '123456'],
    ['cin', '12345678', '12345678'],
    ['cin', '1,234567E+06', '01234567'],
    ['cin', '1.234567e6', '01234567'],
    ['cin', '1,2345678E+08', '1,2345678E+08'],
    ['cin', 'x1,2345678E+07', 'x1,2345678E+07'],
    ['cin', '1,2345678E+07x', '1,2345678E+07x'],
    ['cin', 'C. I. N. n ° : 01-234-567', '01234567'],
    ['cin', 'n° 01234567', '01234567'],
    ['cin', 'N°01234567', '01234567'],
    ['cin', 'nº 01234567', '01234567'],
    ['cin', '’’01234567', '01234567'],
    ['cin', '`01234567', '01234567'],
    ['cin', '01234567,0', '01234567'],
    ['cin', '01234567.00', '0123456700'],
    ['cin', '01\u200b234\u00a0567\ufeff', '01234567'],
    ['telephone', '+21622123456.0', '+21622123456'],
    ['telephone', 'GSM: 22123456', '+21622123456'],
    ['telephone', 'Téléphone : 22123456', '+21622123456'],
    ['telephone', 'tel. 22123456', '+21622123456'],
    ['telephone', 'Mob. 22123456', '+21622123456'],
    ['telephone', 'mobile 22123456', '+21622123456'],
    ['telephone', 'mob 22123456', '+21622123456'],
    ['telephone', 'port22123456', '+21622123456'],
    ['email', 'amailto:a@b.tn', 'amailto:a@b.tn'],
    ['email', 'A <a@b.tn> x', 'a<a@b.tn>x'],
    ['telephone', 'Portable 22123456', '+21622123456'],
    ['telephone', 'port. 22123456', '+21622123456'],
    ['telephone', '\u202a22123456\u202c', '+21622123456'],
    ['telephone', '2,2123456E+07', '+21622123456'],
    ['telephone', '22123456 tel', '22123456tel'],
    ['passeport', "'x-12 34.56", 'X123456'],
    ['passeport', "X'12", "X'12"],
    ['passeport', 'A12.0', 'A120'],
    ['email', 'MAILTO:a@b.tn', 'a@b.tn'],
    ['email', 'Nom < a@b.tn >', 'a@b.tn'],
    ['email', 'a @ b . tn', 'a@b.tn'],
    ['permi', 'b - e', 'BE'],
    ['permi', 'رخصة صنف ج', 'C'],
    ['permi', 'د', 'D'],
    ['permi', 'ا', 'A'],
    ['permi', '"B"', 'B'],
    ['permi', "Führerschein Klasse 'B'", 'B'],
    ['permi', 'driving licence cat. A١', 'A1'],
    ['permi', '(A) B (C)', 'B'],
    ['adresse', ' 1,  rue\nde  Paris ', '1, rue de Paris'],
    ['adresse', 'sans', 'sans'],
    ['note', '\u200b a \n b ', 'a \n b'],
    ['nom', 'X', 'X'],
    ['cin', 'X', undefined],
    ['cin', 'n.d.', undefined],
    ['cin', 'N D', undefined],
    ['email', 'VIDE', undefined],
    ['telephone', 'inconnu', undefined],
    ['passeport', 'Sans', undefined],
    ['nom', " .-–—_/\\?*'’ ", undefined],
  ])('reads for %s %j as %j', (field, cell, text) => {
    expect(readCells({ [field]: cell }, TODAY)).toEqual({
      values: text === undefined ? {} : { [field]: text },
      errors: {},
    })
  })

  it.each([
    '#N/A',
    '#n/d',
    '#REF!',
    '#VALUE!',
    '#NAME?',
    '#NOM?',
    '#DIV/0!',
    '#NUM!',
    '#NOMBRE!',
    '#NULL!',
    '#NUL!',
    ' #REF ',
  ])('reports a formula that has failed: %s', (cell) => {
    expect(readCells({ nom: cell }, TODAY)).toEqual({ values: {}, errors: { nom: 'invalid' } })
  })

  it('accepts a word that looks like a failed formula', () => {
    expect(readCells({ nom: '#REFUS', prenom: 'a #REF!' }, TODAY).values).toEqual({ nom: '#REFUS', prenom: 'a #REF!' })
  })

  it('accepts a cell that was left out', () => {
    expect(readCells({ nom: undefined }, TODAY)).toEqual({ values: {}, errors: {} })
  })

  it('reports a cell that names no day, sex or source', () => {
    const cells = { dateNaissance: 'hier', dateInscription: '01/02/2026', sexe: 'zz', source: 'lune' }
    expect(readCells(cells, TODAY)).toEqual({
      values: { dateInscription: '2026-02-01' },
      errors: { dateNaissance: 'date', sexe: 'invalid', source: 'invalid' },
    })
  })
})

describe('the words of cells', () => {
  it.each([
    ['m', 'M'],
    ['Herr', 'M'],
    ['السيد', 'M'],
    ['W', null],
    ['f', 'F'],
    ['Mme', 'F'],
    ['السيدة', 'F'],
    ['', null],
    ['m f', null],
  ])('name in %j the sex %s', (cell, sexe) => {
    expect(readSexe(cell)).toBe(sexe)
  })

  it.each([
    ['Bouche_a_oreille', 'bouche_a_oreille'],
    ['PASSAGE', 'passage'],
    ['walk-in', 'passage'],
    ['Site web', 'site'],
    ['Réseaux sociaux', 'reseaux'],
    ['Publicité', 'publicite'],
    ['Divers', 'autre'],
    ['si', null],
    ['', null],
  ])('name in %j the source %s', (cell, source) => {
    expect(readSource(cell)).toBe(source)
  })
})
