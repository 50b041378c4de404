import { contenuOf, manquesOf, sameTerms } from '@backend/rules/papiers/contenu'
import { contenuContrat, contratFacts } from '@tests/helpers/papers/contratFacts'
import { describe, expect, it } from 'vitest'

const NAMED = { numero: 'CT-2026-00041', avenant: null }
const facts = contratFacts()
const { mentions, ecole, candidat, inscription } = facts
const FATHER = { tuteurNom: 'Ali Ben Ali', tuteurCin: '01234567', tuteurLien: 'PERE' as const, neph: null }
const MINOR = { ...candidat, dateNaissance: '2009-01-01' }
/** The additional details that France requires of a school. */
const FRENCH_MENTIONS = {
  assurance: 'Axa 123',
  garantie: 'Caution de la banque',
  mediateur: 'CM2C, Paris',
  dateAgrement: '2024-03-01',
  matriculeFiscal: '12345678900011',
}
const bought = (...achats: { service: 'code' | 'circulation' | 'parc' | 'dossier'; quantite: number }[]) => ({
  inscription: inscription && { ...inscription, achats: achats.map((one) => ({ ...one, montant: 100_000 })) },
})

describe('what a contract needs', () => {
  it('is nothing more for a complete file', () => {
    expect(manquesOf(facts)).toEqual([])
    expect(manquesOf(contratFacts({ pays: 'FR', mentions: { ...mentions, ...FRENCH_MENTIONS } }))).toEqual([])
  })

  it('is in Tunisia a name in Arabic of the school and of the candidate, first and last', () => {
    const lacking = (changes: object) => manquesOf(contratFacts(changes))
    expect(lacking({ mentions: { ...mentions, nomAr: null } })).toEqual(['ecole_nomAr'])
    expect(lacking({ candidat: { ...candidat, nomAr: null } })).toEqual(['candidat_nomAr'])
    expect(lacking({ candidat: { ...candidat, prenomAr: null } })).toEqual(['candidat_nomAr'])
  })

  it('is in France the day of the agreement, the insurer, the guarantee and the mediator', () => {
    const bare = { ...mentions, nomAr: null, dateAgrement: null }
    expect(manquesOf(contratFacts({ pays: 'FR', mentions: bare }))).toEqual([
      ...['ecole_dateAgrement', 'ecole_assurance', 'ecole_garantie', 'ecole_mediateur'],
    ])
  })

  it('is everywhere two addresses, the tax number and an enrolment', () => {
    const nothing = contratFacts({
      ecole: { ...ecole, adresse: null },
      mentions: { ...mentions, matriculeFiscal: null },
      candidat: { ...candidat, adresse: null },
      inscription: null,
    })
    expect(manquesOf(nothing)).toEqual(['inscription', 'ecole_adresse', 'ecole_matriculeFiscal', 'candidat_adresse'])
  })

  it('is a guardian for a minor until the day they turn eighteen', () => {
    const born = (dateNaissance: string) => contratFacts({ candidat: { ...candidat, dateNaissance } })
    expect(manquesOf(born('2008-11-22'))).toEqual(['candidat_tuteur'])
    expect(manquesOf(born('2008-11-21'))).toEqual([])
    expect(manquesOf(contratFacts({ candidat: MINOR, personne: FATHER }))).toEqual([])
  })

  it.each(['tuteurNom', 'tuteurCin', 'tuteurLien'])('is the guardian’s %s as well', (field) => {
    const personne = { ...FATHER, [field]: null }
    expect(manquesOf(contratFacts({ candidat: MINOR, personne }))).toEqual(['candidat_tuteur'])
  })

  it('is the least hours that the school teaches for the category', () => {
    const least = (circulation: number, idPermi = 2) =>
      manquesOf(contratFacts({ mentions: { ...mentions, minimums: [{ idPermi, code: 0, circulation, parc: 0 }] } }))
    expect(least(1200)).toEqual([])
    expect(least(1201)).toEqual(['heures_minimum'])
    expect(least(1201, 3)).toEqual([])
    // Hours that were bought twice are added.
    const twice = bought({ service: 'code', quantite: 600 }, { service: 'code', quantite: 600 })
    const minimums = [{ idPermi: 2, code: 1200, circulation: 0, parc: 0 }]
    expect(manquesOf(contratFacts({ ...twice, mentions: { ...mentions, minimums } }))).toEqual([])
  })
})

describe('the parties of a contract', () => {
  it('have their names in both languages in Tunisia', () => {
    const { ecole: school, candidat: person } = contenuContrat()
    expect(school).toEqual({
      nom: { fr: 'Auto-école El Amen', ar: 'مدرسة الأمان لتعليم السياقة' },
      adresse: { fr: '12, avenue de la Liberté, Tunis', ar: '12، شارع الحرية، تونس' },
      responsable: { fr: 'Hela Ben Youssef', ar: 'هالة بن يوسف' },
      agrement: 'AE-2024/118',
      dateAgrement: '2024-03-01',
      formeJuridique: 'SUARL',
      matriculeFiscal: '1234567LAM000',
      telephone: '+21671234567',
      email: 'contact@elamen.tn',
      assurance: null,
    })
    expect(person).toEqual({
      nom: { fr: 'Sami Ben Ali', ar: 'سامي بن علي' },
      cin: '09876543',
      passeport: null,
      neph: null,
      dateNaissance: '2004-05-17',
      adresse: '4, rue de Carthage, La Marsa',
      telephone: '+21620123456',
      tuteur: null,
    })
  })

  it('have the French name alone where the Arabic one is not known', () => {
    expect(contenuContrat({ mentions: { ...mentions, adresseAr: null } }).ecole.adresse).toEqual({
      fr: '12, avenue de la Liberté, Tunis',
    })
  })

  it('are in France in French, with the insurer and the candidate’s number for the exam', () => {
    const personne = { tuteurNom: null, tuteurCin: null, tuteurLien: null, neph: '012345678901' }
    const assured = { ...mentions, assurance: 'Axa 123' }
    const french = contenuContrat({ pays: 'FR', mentions: assured, personne })
    expect([french.ecole.nom, french.ecole.assurance]).toEqual([{ fr: 'Auto-école El Amen' }, 'Axa 123'])
    expect([french.candidat.nom, french.candidat.neph]).toEqual([{ fr: 'Sami Ben Ali' }, '012345678901'])
    const tunisian = contenuContrat({ mentions: assured, personne })
    expect([tunisian.ecole.assurance, tunisian.candidat.neph]).toEqual([null, null])
  })

  it('include the guardian of a minor, and nobody for an adult', () => {
    const guardian = { nom: 'Ali Ben Ali', cin: '01234567', lien: 'PERE' }
    expect(contenuContrat({ candidat: MINOR, personne: FATHER }).candidat.tuteur).toEqual(guardian)
    expect(contenuContrat({ personne: FATHER }).candidat.tuteur).toBeNull()
  })
})

describe('what a contract is about', () => {
  it('is the category, what was bought, the least hours, the prices and the plan', () => {
    expect(contenuOf(facts, NAMED)).toMatchObject({
      ...NAMED,
      pays: 'TN',
      jour: '2026-11-21',
      categorie: 'B',
      volet: 'BOTH',
      total: 835_000,
      achats: inscription?.achats,
      // The school has set no minimum for manoeuvres.
      minimums: [
        { service: 'code', minutes: 1200 },
        { service: 'circulation', minutes: 900 },
      ],
      prix: inscription?.prix,
      echeances: inscription?.echeances,
    })
  })

  it('is theory, practice or both, as the hours that were bought; both where lessons are paid one by one', () => {
    const volet = (...achats: Parameters<typeof bought>) => contenuContrat(bought(...achats)).volet
    const fee = { service: 'dossier' as const, quantite: 1 }
    expect(volet({ service: 'code', quantite: 60 }, fee)).toBe('THEORY')
    expect(volet({ service: 'parc', quantite: 60 }, fee)).toBe('PRACTICE')
    expect(volet({ service: 'circulation', quantite: 60 }, fee)).toBe('PRACTICE')
    expect(volet({ service: 'circulation', quantite: 60 }, { service: 'code', quantite: 60 })).toBe('BOTH')
    expect(volet(fee)).toBe('BOTH')
  })
})

describe('two contracts', () => {
  const other = (changes: object) => contenuContrat({ inscription: inscription && { ...inscription, ...changes } })

  it('agree on another day and at another address', () => {
    const moved = { ...candidat, adresse: '1, rue de Rome, Tunis' }
    expect(sameTerms(contenuContrat(), contenuContrat({ jour: '2026-12-24', candidat: moved }))).toBe(true)
  })

  it.each([
    ['category', { permi: 'A' }],
    ['hours', { achats: inscription?.achats.slice(1) }],
    ['prices', { prix: [] }],
    ['plan', { echeances: [{ date: '2026-12-02', montant: 835_000 }] }],
  ])('differ by their %s', (_, changes) => {
    expect(sameTerms(contenuContrat(), other(changes))).toBe(false)
  })
})
