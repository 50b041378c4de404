import type { Pays } from '@contract/clock/pays'
import type { Both } from '@contract/papiers/contrat'
import type { ContenuConvocation } from '@contract/papiers/convocation'
import type { Etape } from '@contract/planning/evenement'

/** The items that a candidate must bring to an exam. */
export function piecesOf(pays: Pays, etape: Etape): Both[] {
  if (pays === 'FR') {
    const identity = { fr: 'Pièce d’identité en cours de validité' }
    if (etape === 'code') return [identity]
    return [identity, { fr: 'Livret d’apprentissage' }, { fr: 'Lunettes ou lentilles, si elles sont nécessaires' }]
  }
  return [
    { fr: 'Carte d’identité nationale ou passeport', ar: 'بطاقة التعريف الوطنية أو جواز السفر' },
    { fr: 'La présente convocation', ar: 'هذا الاستدعاء' },
    ...(etape === 'code'
      ? []
      : [{ fr: 'Lunettes ou lentilles, si elles sont nécessaires', ar: 'النظارات أو العدسات عند الحاجة' }]),
  ]
}

/** Whether two summonses have the same content. */
export const sameConvocation = (one: ContenuConvocation, other: ContenuConvocation): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
