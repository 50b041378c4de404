import type { Clash } from '@contract/planning/clash'
import evenement from '@src/assets/locales/fr/planning/evenement.json'
import { daysOf, type Vue } from '@src/parts/evenement/calendar/views'
import { clashDays, clashSentence } from '@src/parts/evenement/clash/clashWords'
import { spokenName, standingOf, standingWord, titleOf, type Words } from '@src/parts/evenement/eventWords'
import { periodWord } from '@src/views/evenement/toolbar/periodWord'
import { describe, expect, it } from 'vitest'
import { sampleEvent } from './sample'

/** The French texts, resolved as i18next does. */
function text(key: string, values: Record<string, string | number> = {}): string {
  const [, path = ''] = key.split(':')
  const textAt = (at: string) =>
    at.split('.').reduce<unknown>((node, name) => (node as Record<string, unknown>)?.[name], evenement)
  const found = textAt(path) ?? textAt(`${path}_${new Intl.PluralRules('fr').select(Number(values.count))}`)
  if (typeof found !== 'string') throw new Error(`No text for ${key}`)
  return found.replace(/\{\{(\w+)\}\}/g, (_mark, name) => String(values[name]))
}

const WORDS: Words = { t: text, language: 'fr', zone: 'Africa/Tunis' }
const BEFORE = '2026-11-22T08:00:00.000Z'
const AFTER = '2026-11-24T08:00:00.000Z'
const plain = (sentence: string) => sentence.replace(/\s/g, ' ')

describe('spokenName and titleOf', () => {
  it('contain kind, candidate, time, instructor and status', () => {
    expect(plain(spokenName(sampleEvent(), BEFORE, WORDS))).toBe(
      'Heure de circulation, Sami Ben Ali, lun. 23 nov. 2026, 09:00 – 10:00, avec Hédi Zitouni, véhicule 214 TU 1034, Planifié',
    )
  })

  it('omit the user’s own name', () => {
    const own = { ...WORDS, isOwn: true }
    expect(titleOf(sampleEvent(), own)).toBe('Heure de circulation')
    expect(plain(spokenName(sampleEvent(), BEFORE, own))).toMatch(/^Heure de circulation, lun. 23 nov. 2026/)
  })

  it('mark a past lesson that was not attested', () => {
    expect(standingOf(sampleEvent(), BEFORE)).toBe('PLANNED')
    expect(standingOf(sampleEvent(), AFTER)).toBe('OVERDUE')
    expect(spokenName(sampleEvent(), AFTER, WORDS)).toMatch(/À ATTESTER$/)
    const exam = sampleEvent({ extendedProps: { calendar: 'Conduit exam' } })
    expect(spokenName(exam, AFTER, WORDS)).toMatch(/RÉSULTAT À SAISIR$/)
  })

  it('call an hour attested and an exam passed', () => {
    expect(standingWord(sampleEvent(), 'SUCCESS', WORDS)).toBe('ATTESTÉE')
    expect(standingWord(sampleEvent({ extendedProps: { calendar: 'Park exam' } }), 'SUCCESS', WORDS)).toBe('REUSSI')
  })
})

const clash = (over: Partial<Clash>): Clash => ({
  kind: 'occupe',
  de: 'moniteur',
  id: 3,
  qui: 'Hédi Zitouni',
  quoi: null,
  start: '2026-11-23T08:00:00.000Z',
  end: '2026-11-23T09:00:00.000Z',
  idEvenement: null,
  jour: '2026-11-23',
  raison: null,
  ...over,
})

describe('clashSentence and clashDays', () => {
  it.each<[Partial<Clash>, string]>([
    [{ quoi: 'Hour Park' }, 'Hédi Zitouni n’est pas libre : Heure de parc, lun. 23 nov. 2026, 09:00 – 10:00'],
    [
      { quoi: 'Hour Park', titre: 'Sami Ben Ali' },
      'Hédi Zitouni n’est pas libre : Heure de parc (Sami Ben Ali), lun. 23 nov. 2026, 09:00 – 10:00',
    ],
    [
      { quoi: 'Hour Park', de: 'candidat', qui: 'Sami Ben Ali', titre: 'Sami Ben Ali' },
      'Sami Ben Ali n’est pas libre : Heure de parc, lun. 23 nov. 2026, 09:00 – 10:00',
    ],
    [{ kind: 'conge', quoi: 'Mariage' }, 'Hédi Zitouni est en congé le lun. 23 nov. 2026 (Mariage)'],
    [{ kind: 'categorie', quoi: 'C' }, 'Hédi Zitouni n’enseigne pas le permis C'],
    [{ kind: 'categorie', de: 'vehicule', qui: '214 TU 1034', quoi: 'A' }, '214 TU 1034 ne sert pas au permis A'],
    [
      { kind: 'categorie', de: 'examinateur', qui: 'M. Ali', quoi: 'parc' },
      'M. Ali ne fait pas passer cet examen : Parc',
    ],
    [
      { kind: 'papiers', de: 'vehicule', qui: '214 TU 1034', quoi: 'finVisite' },
      '214 TU 1034 : visite technique non valable le lun. 23 nov. 2026',
    ],
    [
      {
        kind: 'etape',
        de: 'candidat',
        qui: 'Sami Ben Ali',
        quoi: 'gap',
        raison: { code: 'gap', etape: 'circulation', nombre: 5, jour: '2026-11-28' },
      },
      'Sami Ben Ali ne peut pas passer cet examen le lun. 23 nov. 2026 : 5 jours d’écart après l’examen Circulation, dès le sam. 28 nov. 2026',
    ],
    [
      {
        kind: 'etape',
        de: 'candidat',
        qui: 'Sami Ben Ali',
        quoi: 'delay',
        raison: { code: 'delay', etape: 'parc', nombre: 1, jour: '2026-11-24' },
      },
      'Sami Ben Ali ne peut pas passer cet examen le lun. 23 nov. 2026 : 1 jour d’attente après un échec, dès le mar. 24 nov. 2026',
    ],
    [
      { kind: 'etape', de: 'candidat', qui: 'Sami Ben Ali', quoi: 'something new' },
      'Sami Ben Ali ne peut pas passer cet examen le lun. 23 nov. 2026 : son parcours ne le permet pas',
    ],
    [{ kind: 'fermeture', de: 'ecole', qui: '', quoi: 'Aïd' }, 'L’auto-école est fermée le lun. 23 nov. 2026 (Aïd)'],
    [{ kind: 'horaires', de: 'ecole', qui: '' }, 'Hors des heures d’ouverture : lun. 23 nov. 2026, 09:00 – 10:00'],
    [{ kind: 'indisponible' }, 'Hédi Zitouni est indisponible jusqu’à nouvel ordre'],
    [{ kind: 'archive' }, 'Hédi Zitouni est dans les archives'],
    [{ kind: 'disponibilite' }, 'Hédi Zitouni ne travaille pas à cette heure : lun. 23 nov. 2026, 09:00 – 10:00'],
  ])('describe %o', (over, sentence) => {
    expect(plain(clashSentence(clash(over), WORDS))).toBe(sentence)
  })

  it('name each day of a recurrence once, in order', () => {
    const clashes = ['2026-12-07', '2026-11-30', '2026-12-07'].map((jour) => clash({ jour }))
    expect(clashDays(clashes)).toEqual(['2026-11-30', '2026-12-07'])
  })
})

describe('periodWord', () => {
  const period = (vue: Vue, jour: string) => periodWord(vue, { jour, days: daysOf(vue, jour) }, 'fr')

  it('names a month, a week or a day', () => {
    expect(period('mois', '2026-11-23')).toBe('Novembre 2026')
    expect(plain(period('semaine', '2026-11-25'))).toBe('23–29 nov. 2026')
    expect(plain(period('moniteurs', '2026-11-23'))).toBe('lun. 23 nov. 2026')
  })
})
