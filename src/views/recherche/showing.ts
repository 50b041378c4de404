import type { FoundEvenement, FoundExaminateur, FoundSerie, FoundUtilisateur } from '@contract/ecole/recherche'
import type { TFunction } from 'i18next'

/** The texts, formats and addresses with which records are shown to the searching user. */
export interface Showing {
  t: TFunction<readonly ['recherche', 'evenement']>
  phone: (stored: string) => string
  amount: (millimes: number) => string
  day: (day: string) => string
  /** The day and the hours of an event, in the zone of the school. */
  when: (event: FoundEvenement) => [day: string, hours: string]
  typed: string
  /** The addresses of the records' pages, for this user. */
  addresses: {
    candidat: (id: number) => string
    moniteur: (id: number) => string
    examinateur: (examinateur: FoundExaminateur) => string
    utilisateur: (user: FoundUtilisateur) => string
    evenement: (event: FoundEvenement) => string
    recu: (id: number) => string
    forfait: (id: number) => string
    serie: (serie: FoundSerie) => string
  }
  /** Whether the school of a person is shown. */
  namesSchools: boolean
}
