import { fieldsOf, targetOfHeading } from '@contract/ecole/import/candidatColumns'
import { holdsFullNames, holdsNames, isArabic, targetOfContent } from '@contract/ecole/import/columnContent'
import { guessNameOrder, splitName } from '@contract/ecole/import/nameSplit'
import { describe, expect, it } from 'vitest'

const TODAY = '2026-11-21'
/** Ten cells: `count` of them with the good value and the rest with another. */
const cells = (good: string, count: number, other = '???') =>
  Array.from({ length: 10 }, (_, index) => (index < count ? good : other))

describe('the content of a column', () => {
  it.each([
    ['a@b.tn', 'email'],
    [' amine.salah@mail.tn ', 'email'],
    ['a@b.tn!', null],
    [' 22123456 ', 'telephone'],
    ['01/02/2003', 'dateNaissance'],
    ['01/02/2026', 'dateInscription'],
    ['01234567', 'cin'],
    ['1234567', 'cin'],
    ['12345678', 'cin'],
    ['22123456', 'telephone'],
    ['+33 6 12 34 56 78', 'telephone'],
    ['F', 'sexe'],
    ['Permis B', 'permi'],
    ['B + E', 'permi'],
    ['c1e', 'permi'],
    ['a1', 'permi'],
    ['PermisB', 'permi'],
    ['B+E', 'permi'],
    ['C', 'permi'],
    ['CE', 'permi'],
    ['C1', 'permi'],
    ['D', 'permi'],
    ['DE', 'permi'],
    ['D1', 'permi'],
    ['D1E', 'permi'],
    ['mon permis B', null],
    ['Tunis', null],
    ['36525', null],
    ['x a@b.tn', null],
    ['B2', null],
  ])('names with %s the target %s, in eight of ten cells at least', (cell, target) => {
    expect(targetOfContent(cells(cell, 10), TODAY)).toBe(target)
    expect(targetOfContent(cells(cell, 8), TODAY)).toBe(target)
    expect(targetOfContent(cells(cell, 7), TODAY)).toBeNull()
  })

  it('names nothing without cells', () => {
    expect(targetOfContent([], TODAY)).toBeNull()
    expect([holdsNames([]), holdsFullNames([])]).toEqual([false, false])
  })

  it.each([
    ['31/12/2012', 'dateNaissance'],
    ['01/01/2013', 'dateInscription'],
  ])('takes the date %s for a %s by its year', (cell, target) => {
    expect(targetOfContent([cell], TODAY)).toBe(target)
  })

  it('goes by the middle one of several dates', () => {
    const [old, young] = ['01/02/2003', '01/02/2026']
    expect(targetOfContent([young, old, old], TODAY)).toBe('dateNaissance')
    expect(targetOfContent([old, young, young], TODAY)).toBe('dateInscription')
    expect(targetOfContent([young, old], TODAY)).toBe('dateInscription')
    expect(targetOfContent(['01/02/1999', young, '01/02/2012', young, young], TODAY)).toBe('dateInscription')
  })

  it('is taken for names where eight of ten cells are names', () => {
    expect([holdsNames(cells('Ben Salah', 8)), holdsNames(cells('Ben Salah', 7))]).toEqual([true, false])
    expect([holdsFullNames(cells('Ben Salah', 8, 'Ali')), holdsFullNames(cells('Ben Salah', 7, 'Ali'))]).toEqual([
      true,
      false,
    ])
  })

  it.each([
    ['d’Élie-Paul Jr.', true],
    ["O'Neil", true],
    [' محمد ', true],
    ['x'.repeat(60), true],
    [` ${'x'.repeat(60)} `, true],
    ['x'.repeat(61), false],
    ['Ali2', false],
    ['-Ali', false],
    ['2Ali', false],
  ])('takes %j for a name: %s', (cell, isName) => {
    expect(holdsNames([cell])).toBe(isName)
  })

  it('is taken for a whole name with a blank within it, not around it', () => {
    expect([' Ali ', 'Ali  Ben'].map((cell) => holdsFullNames([cell]))).toEqual([false, true])
  })

  it.each([
    ['محمد', true],
    ["بن صالح - د. ع'", true],
    ['محمد Ali', false],
    ['Ali محمد', false],
    ['', false],
  ])('takes %j for Arabic: %s', (text, arabic) => {
    expect(isArabic(text)).toBe(arabic)
  })
})

describe('the heading of a column', () => {
  it.each([
    ['nom', ['nom']],
    ['nomComplet', ['nom', 'prenom']],
    ['nomCompletAr', ['nomAr', 'prenomAr']],
    ['identite', ['cin', 'passeport']],
  ] as const)('fills with %s the fields %j', (target, fields) => {
    expect(fieldsOf(target)).toEqual(fields)
  })

  it.each([
    [`CIN ${'x'.repeat(56)}`, 'cin'],
    [`CIN ${'x'.repeat(57)}`, null],
    ['C I N', 'cin'],
    ['C.I.N. du candidat', 'cin'],
    ['d d n', 'dateNaissance'],
    ['Nom et prénom en arabe', 'nomCompletAr'],
    ['Date du passeport', null],
    ['Numéro d’inscription', null],
    ['%', null],
  ])('names with %j the target %s', (heading, target) => {
    expect(targetOfHeading(heading)).toBe(target)
  })
})

describe('splitName and guessNameOrder', () => {
  it.each([
    ['Ben Salah; Amine', 'nomPrenom', 'Ben Salah', 'Amine'],
    ['Salah ,Amine', 'prenomNom', 'Salah', 'Amine'],
    ['Salah,', 'nomPrenom', 'Salah,', ''],
    [',Amine Salah', 'nomPrenom', ',Amine', 'Salah'],
    ['  Trabelsi   Sana ', 'nomPrenom', 'Trabelsi', 'Sana'],
    ['Sana', 'prenomNom', 'Sana', ''],
    ['Ben Salah', 'prenomNom', 'Salah', 'Ben'],
    ['Amine Ben El Haj', 'prenomNom', 'Ben El Haj', 'Amine'],
    ['Amine Sami Ben Salah', 'prenomNom', 'Ben Salah', 'Amine Sami'],
    ['Ben El', 'nomPrenom', 'Ben El', ''],
    ['Amine BEN SALAH Sami', 'nomPrenom', 'BEN SALAH', 'Amine Sami'],
    ['TRABELSI Amine SAMI', 'nomPrenom', 'TRABELSI', 'Amine SAMI'],
    ['TRABELSI ben SALAH Amine', 'prenomNom', 'TRABELSI ben SALAH', 'Amine'],
    ['A. Trabelsi', 'nomPrenom', 'A.', 'Trabelsi'],
    ['A Trabelsi', 'prenomNom', 'Trabelsi', 'A'],
    ['AMINE', 'prenomNom', 'AMINE', ''],
    ['محمد صالح', 'prenomNom', 'صالح', 'محمد'],
    ['محمد Ali', 'prenomNom', 'Ali', 'محمد'],
    [' Gharbi , Ali ', 'prenomNom', 'Gharbi', 'Ali'],
    ['GHARBI Sami ALI Mohamed', 'prenomNom', 'Mohamed', 'GHARBI Sami ALI'],
  ] as const)('cut « %s » (%s) into « %s » and « %s »', (name, order, nom, prenom) => {
    expect(splitName(name, order)).toEqual({ nom, prenom })
  })

  it.each([
    ['Nom, prénom', ['Ali Ben'], 'nomPrenom'],
    ['First name, last name', [], 'prenomNom'],
    ['Surname and first name', [], 'nomPrenom'],
    ['Vorname Nachname', [], 'prenomNom'],
    ['الاسم واللقب', [], 'prenomNom'],
    ['اللقب والاسم', [], 'nomPrenom'],
    ['Nom', ['Ali Gharbi'], 'prenomNom'],
    ['Nom', ['Gharbi Ali'], 'nomPrenom'],
    ['Nom', ['Ali Mohamed'], 'nomPrenom'],
    ['Nom', ['Ben Gharbi', 'Ali Xx', 'Sana Yy'], 'prenomNom'],
    ['Nom', ['Ben Gharbi', 'Ali Xx'], 'nomPrenom'],
    ['Nom', ['Abd Gharbi', 'Ali Xx'], 'prenomNom'],
    ['Nom', ['Xx Ben Gharbi'], 'prenomNom'],
    ['Nom', ['Xx Ben Gharbi', 'Yy Ali'], 'nomPrenom'],
    ['Nom', ['Ben Gharbi'], 'nomPrenom'],
    ['Nom', ['Ali'], 'nomPrenom'],
    ['Nom', ['Ben', 'Ali Gharbi'], 'prenomNom'],
    ['Nom', ['Gharbi Trabelsi Ali', 'Sami Xx'], 'nomPrenom'],
    ['Prénom', ['Ali Gharbi'], 'prenomNom'],
    ['Nom', [], 'nomPrenom'],
  ] as const)('read under « %s » with %j the order %s', (heading, names, order) => {
    expect(guessNameOrder(heading, [...names])).toBe(order)
  })
})
