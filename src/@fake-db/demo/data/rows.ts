import type { DemoRow } from '@contract/demo/table'
import { person, pick } from './people'
import { NO_PORTRAIT } from './picture'
import { place } from './places'

const POSTS = [
  'Moniteur B',
  'Monitrice moto',
  'Secrétaire',
  'Responsable d’agence',
  'Comptable',
  'Enseignant du code',
  'Mécanicien',
  'Chargée d’accueil',
  'Formateur poids lourd',
  'Conseillère clientèle',
  'Gestionnaire de flotte',
  'Stagiaire',
]
const two = (value: number) => String(value).padStart(2, '0')

/** 100 applicants for a job in a driving school. */
export const sampleRows = (): DemoRow[] =>
  Array.from({ length: 100 }, (_, index) => {
    const { fullName, email } = person(index + 200)
    const years = (index * 11) % 24
    return {
      responsive_id: '',
      id: index + 1,
      avatar: NO_PORTRAIT,
      full_name: fullName,
      post: pick(POSTS, index * 5 + 1),
      email,
      city: place(index * 7).city,
      start_date: `${two(1 + ((index * 5) % 12))}/${two(1 + ((index * 13) % 28))}/${2014 + ((index * 3) % 12)}`,
      salary: `${1100 + ((index * 173) % 2900)} DT`,
      age: String(22 + years + ((index * 3) % 14)),
      experience: years < 2 ? `${years} an` : `${years} ans`,
      status: 1 + ((index * 7) % 5),
    }
  })
