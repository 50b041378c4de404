import type { ContratFacts } from '@backend/rules/papiers/contenu'
import { contenuContrat, contratFacts } from '@tests/helpers/papers/contratFacts'
import { describe, expect, it } from 'vitest'

const { mentions, inscription } = contratFacts()
const FRENCH = { ...mentions, garantie: 'Caution de la banque', mediateur: 'CM2C, Paris' }
const articles = (changes: Partial<ContratFacts> = {}) =>
  contenuContrat({ mentions: changes.pays === 'FR' ? FRENCH : mentions, ...changes }).articles
/** The sentences of one article, as one text; the title is in French. */
function article(titre: string, changes: Partial<ContratFacts> = {}, language: 'fr' | 'ar' = 'fr'): string {
  const found = articles(changes).find((one) => one.titre.fr === titre)
  if (!found) throw new Error(`No article « ${titre} »`)
  return found.textes.map((text) => text[language]).join('\n')
}
/** The enrolment with other purchases, prices or instalments. */
const enrolled = (changes: Partial<NonNullable<ContratFacts['inscription']>>): Partial<ContratFacts> => ({
  inscription: inscription && { ...inscription, ...changes },
})
const only = (service: 'code' | 'circulation' | 'dossier') =>
  enrolled({ achats: [{ service, quantite: 60, montant: 25_000 }] })
const penalties = (absencePourcent: number, annulationPourcent: number) => ({
  reglages: { absencePourcent, annulationPourcent },
})

describe('every sentence of a contract', () => {
  const cases: [string, Partial<ContratFacts>][] = [
    ['with hours, a plan and penalties', {}],
    ['without penalties', penalties(0, 0)],
    ['without hours', only('dossier')],
    ['without a plan', enrolled({ echeances: [] })],
    ['without minimums', { mentions: { ...FRENCH, minimums: [] } }],
    ['without exams', enrolled({ prix: [] })],
  ]

  it.each(cases)('is in French and Arabic in Tunisia (%s)', (_, changes) => {
    for (const { titre, textes } of articles(changes)) {
      expect(textes.length).toBeGreaterThan(0)
      for (const text of [titre, ...textes]) {
        expect(text.fr).toMatch(/\p{Script=Latin}/u)
        expect(text.ar).toMatch(/\p{Script=Arabic}/u)
      }
    }
  })

  it.each(cases)('is in French alone in France (%s)', (_, changes) => {
    for (const { titre, textes } of articles({ ...changes, pays: 'FR' })) {
      expect(textes.length).toBeGreaterThan(0)
      for (const text of [titre, ...textes]) {
        expect(text.fr).toMatch(/\p{Script=Latin}/u)
        expect(text.ar).toBeUndefined()
      }
    }
  })
})

describe('the articles', () => {
  it('of Tunisia say that the school may be changed', () => {
    expect(articles().map(({ titre }) => titre.fr)).toEqual([
      'Objet du contrat',
      'Heures de formation',
      'Prix',
      'Paiement',
      'Absences et annulations',
      'Engagements des parties',
      'Examens',
      'Fin du contrat',
      'Changement d’auto-école',
      'Données, litiges, exemplaires',
    ])
  })

  it('of France are those that the Code de la route lists', () => {
    expect(articles({ pays: 'FR' }).map(({ titre }) => titre.fr)).toEqual([
      'Objet du contrat',
      'Évaluation et durée de la formation',
      'Programme et moyens',
      'Démarches administratives',
      'Obligations des parties',
      'Prix',
      'Modalités de paiement',
      'Absences et annulations',
      'Examens',
      'Fin du contrat et restitution du dossier',
      'Rétractation',
      'Garantie financière',
      'Litiges et médiation',
      'Données personnelles et exemplaires',
    ])
  })

  it('of France name the guarantee and the mediator of the school', () => {
    expect(article('Garantie financière', { pays: 'FR' })).toBe('Caution de la banque')
    expect(article('Litiges et médiation', { pays: 'FR' })).toMatch(/:\nCM2C, Paris$/)
  })
})

describe('the object of a contract', () => {
  it.each([
    ['theory', only('code'), 'est théorique.', 'نظريا.'],
    ['practice', only('circulation'), 'est pratique.', 'تطبيقيا.'],
    ['both', {}, 'est théorique et pratique.', 'نظريا وتطبيقيا.'],
  ])('is %s', (_, changes, french, arabic) => {
    expect(article('Objet du contrat', changes)).toContain(french)
    expect(article('Objet du contrat', changes, 'ar').endsWith(` ${arabic}`)).toBe(true)
    expect(article('Objet du contrat', { ...changes, pays: 'FR' })).toContain(french)
  })

  it('is a category', () => {
    expect(article('Objet du contrat')).toContain('de la catégorie B.')
    expect(article('Objet du contrat', {}, 'ar')).toContain('\u2068B\u2069')
    expect(article('Objet du contrat', { pays: 'FR' })).toContain('de la catégorie B.')
  })
})

describe('the hours', () => {
  it('are not fewer than the least, where the school has set one', () => {
    expect(article('Heures de formation')).toContain('inférieur au minimum')
    expect(article('Heures de formation', { mentions: { ...mentions, minimums: [] } })).not.toContain('minimum')
  })

  it('last sixty minutes, in both languages', () => {
    expect(article('Heures de formation')).toContain('dure 60 minutes')
    expect(article('Heures de formation', {}, 'ar')).toContain('\u206860\u2069 دقيقة')
  })
})

describe('the price', () => {
  it('is in figures and in words, in the money of the country', () => {
    expect(article('Prix')).toContain('835,000\u00a0DT (huit cent trente-cinq dinars)')
    expect(article('Prix', {}, 'ar')).toContain('\u2068835,000\u2069 د.ت (ثمانمائة وخمسة وثلاثون دينارا)')
    expect(article('Prix', { pays: 'FR' })).toContain('835,00\u00a0€ (huit cent trente-cinq euros)')
  })

  it('of an exam contains what goes to the State, in a school that passes something on', () => {
    expect(article('Prix')).toContain('les droits')
    expect(article('Prix', enrolled({ prix: [{ service: 'exam_code', montant: 80_000, droits: 0 }] }))).not.toContain(
      'les droits',
    )
  })
})

describe('the payment', () => {
  it.each([
    ['TN', 'Paiement'],
    ['FR', 'Modalités de paiement'],
  ] as const)('follows the plan, or is made at once (%s)', (pays, titre) => {
    expect(article(titre, { pays })).toContain('de l’échéancier.')
    expect(article(titre, { pays })).not.toContain('comptant')
    const cash = article(titre, { pays, ...enrolled({ echeances: [] }) })
    expect(cash).toContain('est payé comptant')
    expect(cash).not.toContain('échéancier')
  })

  it.each([
    ['TN', 'Paiement'],
    ['FR', 'Modalités de paiement'],
  ] as const)('is lesson by lesson where no hours were bought (%s)', (pays, titre) => {
    const [way, each, ...receipt] = article(titre, { pays, ...only('dossier') }).split('\n')
    expect(each).toContain('payées une à une')
    expect(article(titre, { pays, ...only('circulation') })).toBe([way, ...receipt].join('\n'))
  })

  it.each(['code', 'circulation', 'parc'] as const)('counts hours of %s as bought', (service) => {
    const fee = { service: 'dossier' as const, quantite: 1, montant: 50_000 }
    const hours = { service, quantite: 60, montant: 25_000 }
    expect(article('Paiement', enrolled({ achats: [fee, hours] }))).not.toContain('payées une à une')
  })
})

describe('absences and late cancellations', () => {
  const both = (changes: Partial<ContratFacts>) => [
    article('Absences et annulations', changes),
    article('Absences et annulations', changes, 'ar'),
    article('Absences et annulations', { ...changes, pays: 'FR' }),
  ]

  it('cost what the school has set, in per cent of the hour', () => {
    const [french = '', arabic = '', france = ''] = both({ ...penalties(80, 40), annulationHeures: 36 })
    expect(french).toContain('Une absence sans annulation est facturée à 80\u00a0%')
    expect(french).toContain('moins de 36 heures de la leçon est facturée à 40\u00a0%')
    expect(arabic).toContain('\u206880\u00a0%\u2069')
    expect(arabic).toContain('\u206836\u2069 ساعة بنسبة \u206840\u00a0%\u2069')
    expect(france).toContain('Une leçon manquée sans annulation est facturée à 80\u00a0%')
    expect(france).toContain('moins de 36 heures avant son début est facturée à 40\u00a0%')
  })

  it('cost nothing by themselves where the school has set nothing; a late cancellation is decided case by case', () => {
    const [french = '', arabic = '', france = ''] = both({ ...penalties(0, 0), annulationHeures: 36 })
    expect(french).toContain('Une absence n’est pas facturée.')
    expect(french).toContain('moins de 36 heures de la leçon est appréciée par l’auto-école')
    expect(arabic).toContain('\u206836\u2069 ساعة، في حدود')
    expect(france).toContain('Une leçon manquée n’est pas facturée.')
    expect(france).toContain('moins de 36 heures avant son début peut être facturée dans la limite')
    for (const text of [french, arabic, france]) expect(text).not.toContain('%')
  })

  it.each([0, 40])('count one hour, two hours and a few hours in words (%i %%)', (pourcent) => {
    const [french = '', arabic = '', france = ''] = both({ ...penalties(0, pourcent), annulationHeures: 1 })
    expect(french).toContain('Une annulation à moins d’une heure de la leçon est')
    expect(arabic).toMatch(/بأقل من ساعة[ ،]/)
    expect(france).toContain('Une leçon annulée moins d’une heure avant son début')
    expect(both({ ...penalties(0, pourcent), annulationHeures: 2 })[1]).toMatch(/بأقل من ساعتين[ ،]/)
    expect(both({ ...penalties(0, pourcent), annulationHeures: 6 })[1]).toContain('بأقل من \u20686\u2069 ساعات')
  })

  it.each([0, 40])('have no late cancellation where the school allows it until the lesson (%i %%)', (pourcent) => {
    const [french, arabic, france] = both({ ...penalties(0, pourcent), annulationHeures: 0 })
    expect(french).not.toContain('Une annulation')
    expect(arabic).not.toContain('الإلغاء')
    expect(france).not.toContain('Une leçon annulée moins')
  })
})
