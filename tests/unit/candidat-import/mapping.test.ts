import { IMPORT_TARGETS, type ImportTarget, targetOfHeading } from '@contract/ecole/import/candidatColumns'
import {
  columnsOf,
  dataRows,
  findHeading,
  guessMapping,
  type ListRow,
  withTarget,
} from '@contract/ecole/import/candidatMapping'
import { cellsOfRow } from '@contract/ecole/import/candidatRows'
import { guessNameOrder, type NameOrder, splitName } from '@contract/ecole/import/nameSplit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const TODAY = '2026-11-21'
const rowsOf = (...rows: string[][]): ListRow[] => rows.map((cells, index) => ({ line: index + 1, cells }))

function guess(rows: ListRow[]) {
  const heading = findHeading(rows)
  const columns = columnsOf(rows, heading)
  return { heading, columns, mapping: guessMapping(columns, TODAY), data: dataRows(rows, heading) }
}

const targets = (...rows: string[][]) => {
  const { columns, mapping } = guess(rowsOf(...rows))
  return columns.map(({ index }) => mapping.targets[index] ?? null)
}

describe('targetOfHeading', () => {
  it.each<[ImportTarget | null, string[]]>([
    [
      'nom',
      ['Nom', 'NOM', ' nom : ', 'Nom de famille', 'Last name', 'Surname', 'Nachname', 'Apelido', 'اللقب', 'Nom(s)'],
    ],
    ['prenom', ['Prénom', 'PRENOM', 'Prénom(s)', 'Prénoms', 'First name', 'Vorname', 'Nome próprio', 'الاسم']],
    [
      'nomComplet',
      [
        'NOM ET PRÉNOM',
        'Nom & Prénom',
        'Nom/Prénom',
        'Nom et prénom(s)',
        'Prénom et nom',
        'Nom complet',
        'Candidat',
        'Élève',
        'Nom du candidat',
        'Full name',
        'الاسم واللقب',
        'الاسم و اللقب',
        'اللقب والاسم',
      ],
    ],
    ['nomAr', ['Nom (arabe)', 'Nom en arabe', 'Nom AR']],
    ['prenomAr', ['Prénom (arabe)', 'Prénom en arabe']],
    [
      'cin',
      [
        'CIN',
        'N° CIN',
        'C.I.N',
        'N°C.I.N.',
        'Carte d’identité',
        "N° carte d'identité nationale",
        'Numéro CIN',
        'CNI',
        'رقم بطاقة التعريف',
        'بطاقة التعريف الوطنية',
        'ID card',
      ],
    ],
    ['passeport', ['Passeport', 'N° passeport', 'Passport no', 'جواز السفر']],
    ['identite', ['CIN / Passeport', 'CIN ou passeport', "Pièce d'identité", "N° d'identité"]],
    [
      'telephone',
      [
        'Tél',
        'Tél.',
        'TEL',
        'Téléphone',
        'GSM',
        'N° GSM',
        'Portable',
        'Mobile',
        'N° de téléphone',
        'Phone',
        'Telefon',
        'WhatsApp',
        'الهاتف',
        'رقم الهاتف',
        'Tel 1',
      ],
    ],
    ['email', ['E-mail', 'Email', 'Adresse mail', 'Adresse e-mail', 'Mail', 'Courriel', 'البريد الإلكتروني']],
    [
      'dateNaissance',
      [
        'Date de naissance',
        'DATE NAISS.',
        'Né(e) le',
        'Né le',
        'Née le',
        'DDN',
        'D.D.N',
        'Naissance',
        'Birth date',
        'Geburtsdatum',
        'Data de nascimento',
        'تاريخ الولادة',
      ],
    ],
    [
      'dateInscription',
      [
        "Date d'inscription",
        'Inscrit le',
        'Inscrite le',
        'Inscription',
        'Date inscr. inscription',
        'Registration date',
        'تاريخ التسجيل',
      ],
    ],
    ['sexe', ['Sexe', 'Genre', 'Civilité', 'Gender', 'Geschlecht', 'الجنس']],
    [
      'permi',
      [
        'Permis',
        'Catégorie',
        'Cat.',
        'Catégorie de permis',
        'Type de permis',
        'Permis demandé',
        'Licence category',
        'صنف الرخصة',
      ],
    ],
    [
      'moniteur',
      ['Moniteur', 'Monitrice', 'Nom du moniteur', 'Moniteur référent', 'Instructor', 'Fahrlehrer', 'المدرب'],
    ],
    ['note', ['Remarque', 'Remarques', 'Observations', 'Obs. observation', 'Note', 'Commentaires', 'ملاحظات']],
    [
      'source',
      [
        'Provenance',
        'Venu par',
        'Found us through',
        'Gekommen über',
        'Chegou por',
        'Source',
        'Comment nous avez-vous connu ?',
        'Origine',
      ],
    ],
    ['adresse', ['Adresse', 'ADRESSE', 'Domicile', 'Address', 'العنوان']],
    [
      null,
      [
        '',
        'N°',
        'Nom du père',
        'Lieu de naissance',
        'Date et lieu de naissance',
        'Date CIN',
        'Date de délivrance CIN',
        'N° permis',
        'Date d’obtention du permis',
        'Prix permis',
        'Frais d’inscription',
        'N° inscription',
        'Montant payé',
        'Reste',
        'Date examen code',
        'Téléphone du père',
        'Nom de jeune fille',
        'Solde',
        'Photo',
      ],
    ],
  ])('recognises the headings of %s', (target, headings) => {
    expect(headings.map((heading) => [heading, targetOfHeading(heading)])).toEqual(
      headings.map((heading) => [heading, target]),
    )
  })

  it('never throws for any heading', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (heading) =>
        [null, ...IMPORT_TARGETS].includes(targetOfHeading(heading)),
      ),
    )
  })
})

describe('findHeading and dataRows', () => {
  it('counts no blank cell of a heading', () => {
    expect(findHeading([{ line: 1, cells: ['Nom', ' ', ' '] }])).toBe(0)
    expect(findHeading([{ line: 1, cells: [' ', ''] }])).toBeNull()
  })

  const data = ['1', 'Ben Salah', 'Amine', '01234567', '22 123 456']
  const heading = ['N°', 'Nom', 'Prénom', 'CIN', 'Tél']

  it('find the heading under a title, an address and blank lines', () => {
    const rows = rowsOf(['AUTO-ÉCOLE EL AMAL'], ['Liste des candidats au 12/11/2026'], heading, data)
    expect(findHeading(rows)).toBe(2)
    expect(dataRows(rows, 2)).toEqual([{ line: 4, cells: data }])
  })

  it('do not take a candidate for a heading', () => {
    expect(findHeading(rowsOf(data, ['2', 'Trabelsi', 'Sana', '02345678', 'Permis B']))).toBeNull()
  })

  it('drop headings that a printed list repeats', () => {
    const rows = rowsOf(
      heading,
      data,
      ['N°', 'NOM', 'Prénom ', 'C I N', 'Tél'].map((text, at) => heading[at] ?? text),
      data,
    )
    expect(dataRows(rows, 0)).toHaveLength(2)
  })
})

describe('guessMapping', () => {
  it('maps a usual list and leaves unknown columns unmapped', () => {
    expect(
      targets(
        [
          'N°',
          'NOM ET PRÉNOM',
          'N° CIN',
          'Né(e) le',
          'GSM',
          'Tél 2',
          'Cat.',
          'Moniteur',
          'Inscrit le',
          'Montant',
          'Observations',
        ],
        ['1', 'BEN SALAH Amine', '1234567', '03/02/2004', '22123456', '', 'B', 'Sami', '01/10/2026', '1200', ''],
      ),
    ).toEqual([
      null,
      'nomComplet',
      'cin',
      'dateNaissance',
      'telephone',
      null,
      'permi',
      'moniteur',
      'dateInscription',
      null,
      'note',
    ])
  })

  it('maps « Nom » to whole names when the cells contain them', () => {
    expect(targets(['Nom', 'CIN'], ['Ben Salah Amine', '01234567'], ['Trabelsi Sana', '01234568'])).toEqual([
      'nomComplet',
      'cin',
    ])
    expect(targets(['Nom', 'Prénom'], ['Ben Salah', 'Amine'], ['Ben Ali', 'Sana'])).toEqual(['nom', 'prenom'])
  })

  it('maps Arabic columns beside their Latin equivalents', () => {
    expect(targets(['Nom', 'Prénom', 'اللقب', 'الاسم'], ['Trabelsi', 'Sana', 'الطرابلسي', 'سناء'])).toEqual([
      'nom',
      'prenom',
      'nomAr',
      'prenomAr',
    ])
    expect(
      targets(
        ['اللقب', 'الاسم', 'رقم بطاقة التعريف', 'الهاتف', 'تاريخ الولادة'],
        ['الطرابلسي', 'سناء', '01234567', '22123456', '01/02/2003'],
      ),
    ).toEqual(['nom', 'prenom', 'cin', 'telephone', 'dateNaissance'])
  })

  it('maps by the cells when there are no headings', () => {
    const rows = [
      ['Ben Salah', 'Amine', '01234567', '22123456', '03/02/2004', '01/10/2026', 'a@b.tn', 'M', 'B'],
      ['Trabelsi', 'Sana', '1234568', '98 765 432', '13/02/2005', '02/10/2026', 's@b.tn', 'F', 'A1'],
    ]
    expect(targets(...rows)).toEqual([
      'nom',
      'prenom',
      'cin',
      'telephone',
      'dateNaissance',
      'dateInscription',
      'email',
      'sexe',
      'permi',
    ])
    expect(targets(['Ben Salah Amine', '98765432'], ['Trabelsi Sana', '22123456'])).toEqual(['nomComplet', 'telephone'])
  })

  it('maps by the cells under a vague heading', () => {
    expect(targets(['Nom', 'Prénom', 'Date', 'Numéro'], ['Trabelsi', 'Sana', '03/02/2004', '22123456'])).toEqual([
      'nom',
      'prenom',
      'dateNaissance',
      'telephone',
    ])
  })

  it('maps no field twice in any list', () => {
    const heading = fc.oneof(
      fc.constantFrom(
        'Nom',
        'Prénom',
        'Nom et prénom',
        'CIN',
        'CIN / Passeport',
        'Passeport',
        'Tél',
        'GSM',
        'Date',
        'Né le',
      ),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(heading, { minLength: 1, maxLength: 12 }), (headings) => {
        const { mapping } = guess(
          rowsOf(
            headings,
            headings.map(() => '22123456'),
          ),
        )
        const used = Object.values(mapping.targets).filter((target) => target !== null)
        expect(new Set(used).size).toBe(used.length)
        expect(used.includes('nomComplet') && (used.includes('nom') || used.includes('prenom'))).toBe(false)
      }),
    )
  })

  it('withTarget moves a field from one column to another', () => {
    const mapping = withTarget({ targets: { 0: 'nom', 1: 'prenom', 2: null }, order: 'nomPrenom' }, 2, 'nomComplet')
    expect(mapping.targets).toEqual({ 0: null, 1: null, 2: 'nomComplet' })
  })
})

describe('splitName', () => {
  it.each<[string, NameOrder, string, string]>([
    ['Trabelsi Mohamed Amine', 'nomPrenom', 'Trabelsi', 'Mohamed Amine'],
    ['Ben Salah Mohamed Amine', 'nomPrenom', 'Ben Salah', 'Mohamed Amine'],
    ['El Haj Ali Sana', 'nomPrenom', 'El Haj Ali', 'Sana'],
    ['Mohamed Amine Ben Salah', 'prenomNom', 'Ben Salah', 'Mohamed Amine'],
    ['Sana Trabelsi', 'prenomNom', 'Trabelsi', 'Sana'],
    ['Abd El Kader Trabelsi', 'prenomNom', 'Trabelsi', 'Abd El Kader'],
    ['BEN SALAH Mohamed Amine', 'prenomNom', 'BEN SALAH', 'Mohamed Amine'],
    ['Mohamed Amine BEN SALAH', 'nomPrenom', 'BEN SALAH', 'Mohamed Amine'],
    ['Ben SALAH Amine', 'nomPrenom', 'SALAH', 'Ben Amine'],
    ['Ben Salah, Amine', 'prenomNom', 'Ben Salah', 'Amine'],
    ['BEN SALAH AMINE', 'nomPrenom', 'BEN SALAH', 'AMINE'],
    ['Ben Salah', 'nomPrenom', 'Ben Salah', ''],
    ['Amine', 'nomPrenom', 'Amine', ''],
    ['بن صالح محمد', 'nomPrenom', 'بن صالح', 'محمد'],
  ])('splits “%s” (%s)', (name, order, nom, prenom) => {
    expect(splitName(name, order)).toEqual({ nom, prenom })
  })

  it('keeps every word of a name', () => {
    const word = fc.constantFrom('Ben', 'El', 'SALAH', 'Amine', 'mohamed', 'A.', 'بن', 'صالح')
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 6 }),
        fc.constantFrom<NameOrder>('nomPrenom', 'prenomNom'),
        (words, order) => {
          const { nom, prenom } = splitName(words.join(' '), order)
          expect(`${nom} ${prenom}`.trim().split(' ').sort()).toEqual([...words].sort())
          expect(nom).not.toBe('')
        },
      ),
    )
  })

  it.each<[string, string[], NameOrder]>([
    ['Prénom et nom', [], 'prenomNom'],
    ['Nom & prénom', [], 'nomPrenom'],
    ['Candidat', ['Mohamed Ben Salah', 'Fatma Trabelsi', 'Ali Gharbi'], 'prenomNom'],
    ['Candidat', ['Ben Salah Mohamed', 'Trabelsi Fatma', 'Gharbi Ali'], 'nomPrenom'],
    ['Élève', ['Xx Yy'], 'nomPrenom'],
  ])('guesses the order of %s with the names %j', (heading, names, order) => {
    expect(guessNameOrder(heading, names)).toBe(order)
  })
})

describe('cellsOfRow', () => {
  it('returns the cells of a row by field', () => {
    const mapping = {
      targets: { 0: 'nomComplet', 1: 'identite', 2: 'telephone', 3: 'note', 4: null },
      order: 'nomPrenom',
    } as const
    expect(
      cellsOfRow(
        { line: 2, cells: ['Ben Salah Amine', 'X 123456', '22 123 456 / 98765432', 'vient le soir', 'x'] },
        mapping,
      ),
    ).toEqual({
      nom: 'Ben Salah',
      prenom: 'Amine',
      passeport: 'X 123456',
      telephone: '22 123 456',
      note: 'vient le soir\nTél. : 98765432',
    })
    expect(cellsOfRow({ line: 3, cells: ['Gharbi Ali', ' 01234567', '22/123/456', ''] }, mapping)).toEqual({
      nom: 'Gharbi',
      prenom: 'Ali',
      cin: ' 01234567',
      telephone: '22/123/456',
    })
  })
})
