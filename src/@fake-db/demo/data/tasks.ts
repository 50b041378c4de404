import type { DemoOwner } from '@contract/demo/owner'
import type { Task, TaskTag } from '@contract/demo/todo'
import { person } from './people'
import { NO_PORTRAIT } from './picture'
import { dayFromNow } from './time'

/** The signed-in user, in place of the number of an invented person. */
const ME = 0

type Line = [title: string, days: number, who: number, tags: TaskTag[], state: string, description: string]

/** `i` important, `c` completed, `d` deleted. */
const LINES: Line[] = [
  ['Archiver les dossiers de l’an passé', -20, ME, ['low'], 'c', 'Ceux des candidats reçus, par ordre alphabétique.'],
  ['Renouveler l’assurance de la flotte', 9, 82, ['high', 'team'], 'i', 'Comparer au moins deux offres.'],
  ['Commander des panneaux A', 3, 83, ['medium'], '', 'Quatre aimantés, deux pour la remorque.'],
  ['Vérifier les extincteurs', 12, 85, ['medium'], '', 'Un par voiture, un à l’accueil.'],
  ['Mettre à jour les tarifs affichés', -2, ME, ['update', 'high'], 'i', 'Vitrine, accueil et site internet.'],
  ['Relire le règlement intérieur', 25, 84, ['low', 'update'], '', 'Retards, annulations, téléphone en salle.'],
  ['Ranger la salle de code', -6, 85, ['team'], 'c', 'Chaises, télécommandes et rideaux.'],
  ['Planifier les congés d’été', 30, 82, ['team'], '', 'Toujours deux moniteurs présents le samedi.'],
  ['Nettoyer la Clio bleue', 0, 86, ['low'], '', 'Intérieur compris : la pluie a laissé des traces.'],
  ['Former Emna à la facturation', 6, 84, ['medium', 'team'], '', 'Une matinée suffit.'],
  ['Jeter les vieux formulaires', -12, 85, ['low'], 'd', 'Garder un exemplaire de chaque.'],
  ['Obtenir un rendez-vous au garage', 1, 83, ['high'], 'i', 'Bruit à l’avant droit, seulement à froid.'],
  ['Installer le nouvel écran', 4, 86, ['medium', 'update'], '', 'Le câble est dans le tiroir du bas.'],
  ['Zone de stationnement à repeindre', 18, 86, ['low'], '', 'Deux places pour les leçons de créneau.'],
  ['Envoyer les convocations', -1, ME, ['high'], 'ic', 'Onze candidats pour la séance de mardi.'],
  ['Quitter l’ancien fournisseur', -3, 82, ['medium'], 'd', 'Préavis d’un mois.'],
  ['Demander l’avis des candidats reçus', 7, 84, ['team', 'low'], '', 'Trois questions, pas davantage.'],
  ['Lancer la commande de rentrée', 14, 83, ['high', 'update'], '', 'Livrets, stylos, porte-clés.'],
]

/** 18 tasks, two of them deleted. */
export const sampleTasks = (me: DemoOwner): Task[] =>
  LINES.map(([title, days, who, tags, state, description], index) => {
    return {
      id: index + 1,
      title,
      dueDate: dayFromNow(days),
      description: `<p>${description}</p>`,
      assignee:
        who === ME ? { fullName: me.name, avatar: me.avatar } : { fullName: person(who).fullName, avatar: NO_PORTRAIT },
      tags: [...tags],
      isCompleted: state.includes('c'),
      isDeleted: state.includes('d'),
      isImportant: state.includes('i'),
    }
  })
