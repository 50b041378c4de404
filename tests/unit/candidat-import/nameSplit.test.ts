import { guessNameOrder, type NameOrder, splitName } from '@contract/ecole/import/nameSplit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

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
