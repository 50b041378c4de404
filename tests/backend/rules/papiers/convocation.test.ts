import { piecesOf, sameConvocation } from '@backend/rules/papiers/convocation'
import type { ContenuConvocation } from '@contract/papiers/convocation'
import { describe, expect, it } from 'vitest'

describe('what a candidate brings to an exam', () => {
  const french = (...args: Parameters<typeof piecesOf>) => piecesOf(...args).map(({ fr }) => fr)

  it('is in Tunisia an identity card and the summons, and glasses to drive', () => {
    const always = ['Carte d’identité nationale ou passeport', 'La présente convocation']
    const glasses = 'Lunettes ou lentilles, si elles sont nécessaires'
    expect(french('TN', 'code')).toEqual(always)
    expect(french('TN', 'circulation')).toEqual([...always, glasses])
    expect(french('TN', 'parc')).toEqual([...always, glasses])
    for (const { ar } of piecesOf('TN', 'circulation')) expect(ar).toMatch(/\p{Script=Arabic}/u)
  })

  it('is in France a valid identity paper, and the training booklet and glasses to drive', () => {
    const identity = 'Pièce d’identité en cours de validité'
    expect(french('FR', 'code')).toEqual([identity])
    expect(french('FR', 'circulation')).toEqual([
      ...[identity, 'Livret d’apprentissage', 'Lunettes ou lentilles, si elles sont nécessaires'],
    ])
  })
})

describe('two summonses', () => {
  const summons = (changes: Partial<ContenuConvocation> = {}): ContenuConvocation => ({
    pays: 'TN',
    ecole: { nom: { fr: 'El Amen' }, adresse: { fr: 'Tunis' }, agrement: 'AE-1', telephone: '+21671234567' },
    candidat: { nom: { fr: 'Sami Ben Ali' }, cin: '09876543', passeport: null, neph: null },
    categorie: 'B',
    etape: 'code',
    tentative: 1,
    jour: '2026-12-01',
    heure: '08:00',
    lieu: 'ATTT',
    rendezVousHeure: null,
    rendezVousLieu: null,
    vehicule: null,
    moniteur: null,
    reference: null,
    pieces: piecesOf('TN', 'code'),
    ...changes,
  })

  it('are the same while they say the same', () => {
    expect(sameConvocation(summons(), summons())).toBe(true)
    expect(sameConvocation(summons(), summons({ heure: '08:30' }))).toBe(false)
    expect(sameConvocation(summons(), summons({ lieu: null }))).toBe(false)
  })
})
