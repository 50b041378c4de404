import { contenuOf, manquesOf, sameTerms } from '@backend/rules/papiers/contenu'
import { contenuContrat, contratFacts } from '@tests/helpers/papersPdf'
import { describe, expect, it } from 'vitest'

const NAMED = { numero: 'CT-2026-00041', avenant: null }
const facts = contratFacts()
const { mentions, ecole, candidat, inscription } = facts
const sentences = (changes: object) => JSON.stringify(contenuOf(contratFacts(changes), NAMED).articles)

describe('what a contract needs', () => {
  it('is nothing more for a complete file', () => {
    expect(manquesOf(facts)).toEqual([])
  })

  it('differs by country', () => {
    expect(manquesOf(contratFacts({ pays: 'FR' }))).toEqual(['ecole_assurance', 'ecole_garantie', 'ecole_mediateur'])
    const unnamed = contratFacts({ mentions: { ...mentions, nomAr: null }, candidat: { ...candidat, nomAr: null } })
    expect(manquesOf(unnamed)).toEqual(['ecole_nomAr', 'candidat_nomAr'])
  })

  it('is a guardian for a minor until the day they turn eighteen', () => {
    const born = (dateNaissance: string) => contratFacts({ candidat: { ...candidat, dateNaissance } })
    expect(manquesOf(born('2008-11-22'))).toEqual(['candidat_tuteur'])
    expect(manquesOf(born('2008-11-21'))).toEqual([])
    const personne = { tuteurNom: 'Ali', tuteurCin: '01234567', tuteurLien: 'PERE' as const, neph: null }
    const minor = contratFacts({ candidat: { ...candidat, dateNaissance: '2009-01-01' }, personne })
    expect(manquesOf(minor)).toEqual([])
    expect(contenuOf(minor, NAMED).candidat.tuteur).toEqual({ nom: 'Ali', cin: '01234567', lien: 'PERE' })
  })

  it('is an address, an enrolment and the minimum hours', () => {
    expect(manquesOf(contratFacts({ ecole: { ...ecole, adresse: null } }))).toEqual(['ecole_adresse'])
    expect(manquesOf(contratFacts({ inscription: null }))).toEqual(['inscription'])
    const minimums = [{ idPermi: 2, code: 0, circulation: 1260, parc: 0 }]
    expect(manquesOf(contratFacts({ mentions: { ...mentions, minimums } }))).toEqual(['heures_minimum'])
  })
})

describe('the sentences', () => {
  it('follow what was bought: theory, practice or both', () => {
    const only = (service: 'code' | 'parc') => ({
      inscription: inscription && {
        ...inscription,
        achats: inscription.achats.filter((one) => one.service === service),
      },
    })
    expect(contenuOf(contratFacts(only('code')), NAMED).volet).toBe('THEORY')
    expect(contenuOf(contratFacts(only('parc')), NAMED).volet).toBe('PRACTICE')
    expect(contenuContrat().volet).toBe('BOTH')
  })

  it('follow the rules for absences and the plan of payment', () => {
    const reglages = { absencePourcent: 0, annulationPourcent: 0 }
    expect(sentences({})).toContain('facturée à 100')
    expect(sentences({ reglages })).toContain('Une absence n’est pas facturée')
    expect(sentences({ reglages })).not.toMatch(/0\u00a0%/)
    expect(sentences({})).toContain('échéancier')
    expect(sentences({ inscription: { ...inscription, echeances: [] } })).toContain('payé comptant')
    expect(sentences({ inscription: { ...inscription, achats: [], echeances: [] } })).toContain('une à une')
  })

  it('agree while what was bought, the prices and the plan do', () => {
    expect(sameTerms(contenuContrat(), contenuContrat({ jour: '2026-12-24' }))).toBe(true)
    const echeances = [{ date: '2026-12-02', montant: 835_000 }]
    expect(
      sameTerms(contenuContrat(), contenuContrat({ inscription: inscription && { ...inscription, echeances } })),
    ).toBe(false)
  })
})
