import { IMPORT_TARGETS, type ImportTarget, targetOfHeading } from '@contract/ecole/import/candidatColumns'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

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
        "Date d'inscr.",
        'Date inscr',
        'D. insc.',
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
