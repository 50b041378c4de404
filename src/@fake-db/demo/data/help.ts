import type { KnowledgeArea, KnowledgeCategory } from '@contract/demo/pages'
import { badge } from './picture'
import { slugOf } from './slug'

const AREAS: [category: string, sign: string, title: string, desc: string][] = [
  ['premiers-pas', '1', 'Premiers pas', 'Ouvrir un compte, inviter l’équipe, saisir la première fiche.'],
  ['candidats', '2', 'Candidats', 'Inscrire, suivre et archiver, sans rien perdre.'],
  ['planning', '3', 'Planning', 'Leçons, examens et absences sur un même calendrier.'],
  ['paiements', '4', 'Paiements', 'Forfaits, reçus et restes à payer.'],
  ['boutique', '5', 'Boutique', 'Vendre livrets et accessoires à l’accueil.'],
  ['compte', '6', 'Compte et sécurité', 'Mots de passe, droits et sauvegardes.'],
]

export const sampleAreas = (): KnowledgeArea[] =>
  AREAS.map(([category, sign, title, desc], index) => ({
    id: index + 1,
    category,
    img: badge(sign, index + 2),
    title,
    desc,
  }))

type Line = [title: string, icon: string, iconColor: string, questions: string[]]

const CATEGORIES: Line[] = [
  [
    'Compte',
    'User',
    'primary',
    ['Ouvrir un compte', 'Changer d’adresse e-mail', 'Choisir la langue', 'Ajouter une photo', 'Fermer le compte'],
  ],
  [
    'Connexion',
    'Lock',
    'success',
    ['Mot de passe oublié', 'Rester connecté', 'Se déconnecter partout', 'Compte verrouillé'],
  ],
  [
    'Candidats',
    'Users',
    'danger',
    ['Inscrire un candidat', 'Importer un tableur', 'Joindre une pièce', 'Archiver une fiche', 'Retrouver une fiche'],
  ],
  [
    'Planning',
    'Calendar',
    'info',
    [
      'Poser une leçon',
      'Déplacer une leçon',
      'Noter une absence',
      'Réserver un véhicule',
      'Préparer un examen',
      'Imprimer la semaine',
    ],
  ],
  [
    'Paiements',
    'CreditCard',
    'warning',
    [
      'Enregistrer un paiement',
      'Éditer un reçu',
      'Suivre les restes à payer',
      'Rembourser un candidat',
      'Créer un forfait',
      'Appliquer une remise',
    ],
  ],
  [
    'Sauvegardes',
    'Save',
    'primary',
    ['Copier les données', 'Reprendre une copie', 'Exporter une liste', 'Tout effacer'],
  ],
]

/** The questions by subject, numbered consecutively. */
export function sampleCategories(): KnowledgeCategory[] {
  let last = 0
  return CATEGORIES.map(([title, icon, iconColor, questions], index) => ({
    id: index + 1,
    title,
    icon,
    iconColor,
    questions: questions.map((question) => {
      last += 1
      return { id: last, question, slug: slugOf(question) }
    }),
  }))
}

/** An article for any of the questions. */
export const articleOn = (question: string, subject: string) =>
  `<p>« ${question} » se fait en trois étapes, depuis la page ${subject}.</p><ol><li>Ouvrez la page ${subject} et choisissez la ligne qui vous intéresse.</li><li>Vérifiez ce qui s’affiche, puis faites votre changement.</li><li>Enregistrez : la liste se met à jour aussitôt.</li></ol><h3>À savoir</h3><p>Une erreur se rattrape : le bouton <strong>Annuler</strong> reste affiché quelques secondes. Sur un téléphone, le même geste se trouve dans le menu de la ligne.</p><p>Si quelque chose vous arrête, écrivez-nous : nous répondons dans la journée.</p>`
