import type { LoginAnswer } from '@contract/compte/auth'
import { tokenFor } from '../http/jwt'

/** The answer to the sign-in of the demo school. */
export const ANSWER: LoginAnswer = {
  access_token: tokenFor('2'),
  refresh_token: 'refresh',
  role: 'ecole',
  avatar: null,
  usersConnect: {
    id: 2,
    username: 'ecole',
    nomComplet: 'Leïla Cherif',
    email: 'ecole@exemple.tn',
    telephone: null,
    langue: 'fr',
    ecole: { id: 1, nom: 'El Menzah', pays: 'TN', lectureSeule: null, motif: null },
  },
  isFirstLogin: false,
  idAutoEcole: 1,
  activePackage: { id: 4, nom: 'Essentiel', dateDebut: '2026-01-01', dateFin: '2026-12-31' },
  ability: [{ action: 'read', subject: 'Dashboard' }],
}
