import { fold } from '../../fold'
import { type SEXES, SOURCES } from '../candidat'

export type Sexe = (typeof SEXES)[number]
export type Source = (typeof SOURCES)[number]

const SEXE_WORDS: Record<Sexe, string> = {
  M: 'm h g homme masculin monsieur mr garcon male man mann herr mannlich homem masculino senhor ذكر رجل السيد',
  F: 'f femme feminin feminine madame mme mademoiselle mlle melle fille female woman frau weiblich mulher feminino senhora انثي امراه السيده الانسه',
}

const SOURCE_WORDS: Record<Source, string[]> = {
  bouche_a_oreille: [
    'bouche a oreille',
    'recommandation',
    'recommande',
    'ami',
    'famille',
    'parrainage',
    'connaissance',
    'ancien candidat',
    'word of mouth',
    'empfehlung',
    'indicacao',
  ],
  passage: [
    'passage',
    'passant',
    'en passant',
    'visite',
    'agence',
    'vitrine',
    'sur place',
    'walk in',
    'laufkundschaft',
    'passagem',
  ],
  site: ['site', 'site web', 'site internet', 'internet', 'web', 'google', 'website', 'recherche'],
  reseaux: [
    'reseaux',
    'reseaux sociaux',
    'reseau social',
    'facebook',
    'fb',
    'instagram',
    'insta',
    'tiktok',
    'tik tok',
    'whatsapp',
    'youtube',
    'social media',
    'soziale medien',
    'redes sociais',
  ],
  publicite: [
    'publicite',
    'pub',
    'affiche',
    'flyer',
    'radio',
    'journal',
    'annonce',
    'prospectus',
    'advertising',
    'werbung',
    'publicidade',
  ],
  autre: ['autre', 'autres', 'divers', 'other', 'andere', 'outro'],
}

/** The sex named by a word, a letter or a form of address. */
export function readSexe(cell: string): Sexe | null {
  const word = fold(cell)
  if (SEXE_WORDS.M.split(' ').includes(word)) return 'M'
  return SEXE_WORDS.F.split(' ').includes(word) ? 'F' : null
}

/** The source that a cell's words name. */
export function readSource(cell: string): Source | null {
  const words = fold(cell)
  return SOURCES.find((source) => fold(source) === words || SOURCE_WORDS[source].includes(words)) ?? null
}
