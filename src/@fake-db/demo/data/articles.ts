import { person } from './people'
import { NO_PORTRAIT, roadScene } from './picture'
import { dayFromNow } from './time'

export interface Article {
  id: number
  title: string
  img: string
  userFullName: string
  avatar: string
  /** YYYY-MM-DD */
  posted: string
  tags: string[]
  excerpt: string
  content: string
}

type Line = [title: string, tags: string[], excerpt: string, rest: string]

const LINES: Line[] = [
  [
    'Cinq gestes avant de démarrer',
    ['Conseils', 'Sécurité'],
    'Siège, rétroviseurs, ceinture : une minute bien employée change tout le trajet.',
    'Le corps d’abord : le dos contre le dossier, les genoux pliés quand l’embrayage touche le fond. Les rétroviseurs ensuite, sans se pencher. La ceinture enfin, à plat sur l’épaule.',
  ],
  [
    'Apprendre le créneau sans stress',
    ['Conseils'],
    'Deux repères et de la lenteur : le créneau n’est pas affaire de talent.',
    'Choisissez un repère sur la vitre arrière, un autre dans le rétroviseur droit, et gardez le pied sur l’embrayage. On ne recule jamais trop lentement.',
  ],
  [
    'Que change la boîte automatique ?',
    ['Véhicules', 'Examen'],
    'Moins de gestes, mais pas moins d’attention.',
    'Le pied gauche se repose ; les yeux, eux, travaillent autant. Le permis obtenu ainsi peut être étendu plus tard par une courte formation.',
  ],
  [
    'Préparer le jour de l’examen',
    ['Examen'],
    'Dormir, manger, arriver en avance. Le reste, vous le savez déjà.',
    'La veille, relisez vos notes une fois, puis fermez le cahier. Le jour même, écoutez la consigne jusqu’au bout avant d’enclencher une vitesse.',
  ],
  [
    'L’entretien d’une flotte, mois par mois',
    ['Véhicules', 'Gestion'],
    'Un calendrier simple évite les mauvaises surprises du samedi matin.',
    'Pneus et niveaux chaque mois, freins chaque trimestre, révision selon le carnet. Un tableau au mur vaut mieux que trois rappels oubliés.',
  ],
  [
    'Accueillir un candidat inquiet',
    ['Conseils', 'Gestion'],
    'La première heure compte davantage que les dix suivantes.',
    'Posez une question avant de donner un conseil. Une rue calme, une voiture à l’arrêt, et le droit de caler autant de fois qu’il le faut.',
  ],
]

export const CATEGORIES: [category: string, icon: string][] = [
  ['Conseils', 'Lightbulb'],
  ['Sécurité', 'Shield'],
  ['Véhicules', 'Car'],
  ['Examen', 'GraduationCap'],
  ['Gestion', 'Briefcase'],
]

export const sampleArticles = (): Article[] =>
  LINES.map(([title, tags, excerpt, rest], index) => {
    const { fullName } = person(81 + (index % 4))
    return {
      id: index + 1,
      title,
      img: roadScene(40 + index),
      userFullName: fullName,
      avatar: NO_PORTRAIT,
      posted: dayFromNow(-3 - index * 9),
      tags,
      excerpt,
      content: `<p>${excerpt}</p><p>${rest}</p>`,
    }
  })
