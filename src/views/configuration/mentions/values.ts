import type { Pays } from '@contract/clock/pays'
import type { MentionsEcole, MentionsEcoleAnswer } from '@contract/papiers/mentions'

/** The fields that all papers of a school mention, by country. */
export const FIELDS_OF = {
  TN: ['formeJuridique', 'matriculeFiscal', 'dateAgrement', 'nomAr', 'adresseAr', 'responsableAr'],
  FR: ['formeJuridique', 'matriculeFiscal', 'dateAgrement', 'assurance', 'garantie', 'mediateur'],
} as const satisfies Record<Pays, readonly (keyof MentionsEcole)[]>
export type MentionField = (typeof FIELDS_OF)[Pays][number]

export type MentionValues = Record<MentionField, string> & { version: number }

export const valuesOf = ({ version, ...mentions }: MentionsEcoleAnswer): MentionValues => ({
  formeJuridique: mentions.formeJuridique ?? '',
  matriculeFiscal: mentions.matriculeFiscal ?? '',
  dateAgrement: mentions.dateAgrement ?? '',
  nomAr: mentions.nomAr ?? '',
  adresseAr: mentions.adresseAr ?? '',
  responsableAr: mentions.responsableAr ?? '',
  assurance: mentions.assurance ?? '',
  garantie: mentions.garantie ?? '',
  mediateur: mentions.mediateur ?? '',
  version,
})
