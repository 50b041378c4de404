import type { Product, ProductCategory } from '@contract/demo/shop'
import { pick } from './people'
import { type Paint, productPicture } from './picture'
import type { Shape } from './shapes'
import { slugOf } from './slug'

type Line = [
  name: string,
  brand: string,
  category: ProductCategory,
  shape: Shape,
  price: number,
  rating: number,
  description: string,
]

const LINES: Line[] = [
  [
    'Housse de siège en coton',
    'Sahelia',
    'comfort',
    'seat',
    64.9,
    4,
    'Se pose en dix minutes et passe en machine. Pour sièges avec ou sans airbag latéral.',
  ],
  [
    'Coussin de conduite',
    'Assiette',
    'comfort',
    'cushion',
    39.5,
    5,
    'Relève le conducteur de six centimètres et soulage le dos sur les longs trajets.',
  ],
  [
    'Autoradio à écran de 7 pouces',
    'Ondéa',
    'audio',
    'radio',
    429,
    4,
    'Téléphone, navigation et caméra de recul sur un écran lisible en plein soleil.',
  ],
  [
    'Enceintes de portière',
    'Ondéa',
    'audio',
    'speakers',
    148,
    3,
    'La paire, 13 centimètres, avec leurs grilles et leurs câbles.',
  ],
  [
    'Triangle de signalisation',
    'Garde-Fou',
    'safety',
    'triangle',
    14.9,
    5,
    'Stable par vent fort. Dans son étui, il se range sous le siège.',
  ],
  [
    'Gilet haute visibilité',
    'Garde-Fou',
    'safety',
    'vest',
    9.9,
    5,
    'Deux bandes réfléchissantes, taille réglable, lavable vingt-cinq fois.',
  ],
  [
    'Extincteur d’un kilo',
    'Garde-Fou',
    'safety',
    'extinguisher',
    58,
    4,
    'À poudre, avec son support et un manomètre que l’on lit d’un coup d’œil.',
  ],
  [
    'Trousse de premiers secours',
    'Colibri',
    'safety',
    'kit',
    32,
    4,
    'Quarante pièces, la liste au dos, et un mode d’emploi en trois langues.',
  ],
  [
    'Shampooing carrosserie',
    'Lustra',
    'care',
    'bottle',
    12.5,
    4,
    'Un litre, pour une dizaine de lavages. Respecte les vitres et les joints.',
  ],
  [
    'Nettoyant pour tableau de bord',
    'Lustra',
    'care',
    'bottle',
    8.9,
    3,
    'Sans silicone : propre, mat, et qui ne se reflète pas dans le pare-brise.',
  ],
  [
    'Cire de finition',
    'Lustra',
    'care',
    'jar',
    27,
    5,
    'Protège la peinture trois mois. S’applique à la main, sans machine.',
  ],
  [
    'Aspirateur de voiture',
    'Zéphyr',
    'care',
    'vacuum',
    119,
    4,
    'Sur batterie, vingt minutes, trois embouts pour les recoins.',
  ],
  ['Cric hydraulique', 'Levanter', 'tools', 'jack', 189, 4, 'Deux tonnes, de 13 à 34 centimètres, avec une valise.'],
  ['Clé en croix', 'Levanter', 'tools', 'cross', 24.9, 5, 'Quatre douilles, pour toutes les roues de tourisme.'],
  [
    'Compresseur de poche',
    'Zéphyr',
    'tools',
    'compressor',
    96,
    4,
    'S’arrête à la pression choisie. Se branche sur la prise de la voiture.',
  ],
  [
    'Câbles de démarrage',
    'Levanter',
    'tools',
    'cables',
    45,
    4,
    'Trois mètres, pinces isolées, pour essence et diesel.',
  ],
  [
    'Caméra de recul',
    'Ondéa',
    'audio',
    'camera',
    135,
    4,
    'Grand angle, repères de distance, et une image nette de nuit.',
  ],
  [
    'Support de téléphone',
    'Assiette',
    'comfort',
    'holder',
    19.9,
    2,
    'Sur la grille d’aération, à une main, sans aimant.',
  ],
  [
    'Pare-soleil pliant',
    'Sahelia',
    'comfort',
    'sunshade',
    16.5,
    4,
    'Deux tailles, se plie en huit et garde l’habitacle au frais.',
  ],
  [
    'Tapis toutes saisons',
    'Sahelia',
    'comfort',
    'mats',
    79,
    5,
    'Quatre tapis à rebords, découpés sur mesure, lavables au jet.',
  ],
  ['Panneau A aimanté', 'Conduis', 'school', 'learner', 18, 5, 'Tient jusqu’à 130 km/h, se retire sans trace.'],
  [
    'Rétroviseur de moniteur',
    'Conduis',
    'school',
    'mirror',
    22.5,
    5,
    'À ventouse, orientable, pour garder un œil sur l’arrière.',
  ],
  [
    'Double commande universelle',
    'Conduis',
    'school',
    'pedals',
    690,
    4,
    'Frein et embrayage, à câble, pour boîte manuelle. La pose se fait en atelier.',
  ],
  ['Cônes de manœuvre', 'Conduis', 'school', 'cone', 54, 4, 'Lot de dix, souples, 30 centimètres, avec leur sac.'],
  [
    'Livret d’apprentissage',
    'Conduis',
    'school',
    'booklet',
    6.5,
    4,
    'Les étapes de la formation, à cocher et à signer.',
  ],
  [
    'Affiche des panneaux',
    'Conduis',
    'school',
    'poster',
    13,
    1,
    'Soixante panneaux sur un mètre de large, effaçable à sec.',
  ],
  ['Éthylotest électronique', 'Colibri', 'safety', 'meter', 112, 4, 'Résultat en dix secondes, dix embouts fournis.'],
]

/** 27 products; the address of each ends in its id. */
export const sampleProducts = (): Product[] =>
  LINES.map(([name, brand, category, shape, price, rating, description], index) => ({
    id: index + 1,
    name,
    slug: `${slugOf(name)}-${index + 1}`,
    description,
    brand,
    category,
    price,
    image: productPicture(shape, pick(COLORS, index + 1)),
    hasFreeShipping: price >= 60 && index % 4 !== 3,
    rating,
  }))

const COLORS = ['steelblue', 'firebrick', 'seagreen', 'dimgray', 'black'] as const satisfies readonly Paint[]

/** The colours of a product by its id, the default one first. */
export const coloursOf = (id: number): Paint[] => COLORS.map((_, index) => pick(COLORS, id + index))

/** The picture of a product in one of its colours, or in the default one. */
export function pictureIn(id: number, colour: string | undefined): string | undefined {
  const [, , , shape] = LINES[id - 1] ?? []
  const paint = COLORS.find((one) => one === colour)
  return shape && paint && productPicture(shape, paint)
}
