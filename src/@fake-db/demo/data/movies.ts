import type { Movie } from '@contract/demo/table'
import { pick } from './people'

const THINGS = [
  'La Dernière Borne',
  'Le Rond-point',
  'Une Nuit sur la corniche',
  'Les Feux de Bizerte',
  'Le Passager d’hiver',
  'La Route des salines',
  'Plein phare',
  'Le Col des cigognes',
  'Priorité à l’aube',
  'Le Dernier Péage',
  'La Traversée d’Amel',
  'Les Heures creuses',
  'Marche arrière',
  'Le Garage bleu',
  'La Ligne blanche',
  'Un Été au volant',
  'Le Silence des moteurs',
  'Bande d’arrêt',
  'L’Autre Rive du lac',
  'Deux Places à l’avant',
]
const SEQUELS = ['', ' : le retour', ' : la nuit', ' : vingt ans après', ' : le commencement']

/** 100 invented films. */
export const sampleMovies = (): Movie[] =>
  Array.from({ length: 100 }, (_, index) => ({
    id: index + 1,
    rank: index + 1,
    title: `${pick(THINGS, index)}${pick(SEQUELS, Math.floor(index / THINGS.length))}`,
  }))
