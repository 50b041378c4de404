import type { BlogEdit } from '@contract/demo/blog'
import { person } from './people'
import { NO_PORTRAIT, roadScene } from './picture'
import { ARTICLE_PICTURES } from './scenes'
import { slugOf } from './slug'
import { dayFromNow } from './time'

export interface Article {
  id: number
  title: string
  slug: string
  img: string
  userFullName: string
  avatar: string
  /** YYYY-MM-DD */
  posted: string
  tags: string[]
  status: BlogEdit['status']
  excerpt: string
  content: string
}

interface Line {
  title: string
  tags: string[]
  excerpt: string
  /** Paragraphs; one that begins with `-` is a list, one with `>` a quotation. */
  text: string[]
}

const LINES: Line[] = [
  {
    title: 'Cinq gestes avant de démarrer',
    tags: ['Conseils', 'Sécurité'],
    excerpt: 'Siège, rétroviseurs, ceinture : une minute bien employée change tout le trajet.',
    text: [
      'On croit gagner du temps en partant aussitôt. C’est l’inverse : un siège mal réglé fatigue au bout de dix minutes, et un rétroviseur de travers se corrige toujours au mauvais moment.',
      '**Dans l’ordre, et toujours le même**',
      '- Le siège : le genou reste plié quand la pédale touche le fond.|Le dossier : le poignet se pose en haut du volant sans que l’épaule décolle.|L’appui-tête : son bord arrive à la hauteur du crâne, pas de la nuque.|Les rétroviseurs : la lunette entière au centre, un filet de carrosserie sur les côtés.|La ceinture : à plat sur l’épaule et le bassin, jamais vrillée.',
      'Chez nous, le moniteur ne dit rien pendant cette minute. Il regarde. Au bout de trois leçons, la plupart des débutants s’installent sans y penser, et c’est exactement le but.',
      '> Une place bien prise, c’est déjà la moitié du calme.',
    ],
  },
  {
    title: 'Apprendre le créneau sans stress',
    tags: ['Conseils'],
    excerpt: 'Deux repères et de la lenteur : le créneau n’est pas affaire de talent.',
    text: [
      'Le créneau fait peur parce qu’on le voit comme une figure unique. Il se découpe pourtant en trois temps, et chacun s’apprend seul.',
      '**Se placer.** Un mètre d’écart, les pare-chocs arrière alignés. Si ce départ est juste, le reste suit ; s’il ne l’est pas, mieux vaut repartir que corriger.',
      '**Entrer.** On recule au pas, on braque quand la vitre arrière croise le coin de la voiture voisine. L’embrayage fait toute la vitesse : le pied droit attend sur le frein.',
      '**Se redresser.** Quand le rétroviseur droit montre le trottoir en entier, on contrebraque, sans forcer, jusqu’à être parallèle.',
      'On ne recule jamais trop lentement. Dix essais dans une rue vide valent mieux que deux sous les klaxons.',
    ],
  },
  {
    title: 'Que change la boîte automatique ?',
    tags: ['Véhicules', 'Examen'],
    excerpt: 'Moins de gestes, mais pas moins d’attention.',
    text: [
      'Sans embrayage, les premières heures vont plus vite : la voiture ne cale plus, et l’esprit se libère pour la circulation. C’est un vrai confort, surtout en ville.',
      '**Ce qui disparaît**',
      '- Le point de patinage et le démarrage en côte.|Le choix du rapport avant un virage.|La fatigue de la jambe gauche dans les embouteillages.',
      '**Ce qui reste.** Les regards, les distances, l’anticipation. Une boîte automatique ne freine pas à votre place, et elle avance toute seule dès que le pied quitte le frein.',
      'Le permis obtenu ainsi peut souvent être étendu plus tard par une courte formation. Demandez à votre agence ce que prévoit votre pays avant de choisir.',
    ],
  },
  {
    title: 'Préparer le jour de l’examen',
    tags: ['Examen'],
    excerpt: 'Dormir, manger, arriver en avance. Le reste, vous le savez déjà.',
    text: [
      'La veille, relisez vos notes une fois, puis fermez le cahier. Ce qui n’est pas su à vingt heures ne le sera pas davantage à minuit.',
      '**Dans la poche**',
      '- La pièce d’identité et la convocation.|Les lunettes, si vous en portez pour conduire.|Un peu d’eau, et de quoi grignoter.',
      'Sur place, écoutez la consigne jusqu’au bout avant d’enclencher une vitesse. Une question est permise ; une hésitation de deux secondes n’a jamais fait échouer personne.',
      '> Je préfère un candidat prudent qui se reprend à un candidat rapide qui ne regarde pas.',
      'Et si ce n’est pas pour cette fois, la date suivante arrive vite : gardez une leçon d’avance pour ne pas perdre la main.',
    ],
  },
  {
    title: 'L’entretien d’une flotte, mois par mois',
    tags: ['Véhicules', 'Gestion'],
    excerpt: 'Un calendrier simple évite les mauvaises surprises du samedi matin.',
    text: [
      'Une voiture-école vit plus durement qu’une autre : embrayage malmené, trottoirs, dix conducteurs par semaine. Un entretien suivi coûte moins cher qu’une dépanneuse.',
      '**Chaque mois**',
      '- La pression et l’usure des pneus, roue de secours comprise.|Les niveaux : huile, liquide de refroidissement, lave-glace.|Les feux, un par un, avec quelqu’un derrière la voiture.',
      '**Chaque trimestre.** Les freins, les essuie-glaces et la double commande. Une pédale de moniteur qui grince est un signe, pas une habitude.',
      '**Chaque année.** La révision du carnet, l’assurance, la visite technique. Notez ces dates là où toute l’équipe les voit : un tableau partagé vaut mieux que trois rappels oubliés.',
    ],
  },
  {
    title: 'Accueillir un candidat inquiet',
    tags: ['Conseils', 'Gestion'],
    excerpt: 'La première heure compte davantage que les dix suivantes.',
    text: [
      'Certains arrivent après un accident, d’autres après trois échecs, d’autres encore poussés par leur famille. Tous ont en commun de s’excuser avant d’avoir touché le volant.',
      '**Poser une question avant de donner un conseil.** « Qu’est-ce qui vous gêne le plus ? » La réponse décide du lieu de la première leçon : une rue calme, un parking, ou simplement la voiture à l’arrêt.',
      '**Montrer le frein du moniteur.** Savoir qu’un autre pied veille change la respiration. On le fait essayer, une fois, à vingt à l’heure.',
      '> Ici, on a le droit de caler. C’est même prévu au programme.',
      'À la fin de l’heure, nommez une chose réussie, une seule, et donnez déjà la date de la suivante.',
    ],
  },
  {
    title: 'Rouler sous la pluie',
    tags: ['Sécurité', 'Conseils'],
    excerpt: 'Les premières gouttes sont les plus glissantes. Ce qui change, et ce qui ne change pas.',
    text: [
      'Après deux semaines de soleil, la première averse soulève la poussière et l’huile de la chaussée. Pendant un quart d’heure, la route glisse comme un carrelage mouillé.',
      '**Ce qui change**',
      '- La distance de freinage, presque doublée.|La vue : feux de croisement dès que les essuie-glaces tournent.|Les passages peints et les plaques d’égout, à aborder droit et sans freiner.',
      '**Ce qui ne change pas.** On regarde loin, on freine tôt, et l’on garde les deux mains sur le volant quand une flaque tire la voiture de côté.',
      '> Si le volant devient léger, levez le pied et ne touchez à rien d’autre.',
    ],
  },
  {
    title: 'Le code, une série par jour',
    tags: ['Examen', 'Conseils'],
    excerpt: 'Vingt minutes chaque matin valent mieux que tout un dimanche.',
    text: [
      'On apprend le code comme une langue : peu, souvent, et en revenant sur ses erreurs. Une série par jour pendant un mois mène plus loin que dix séries la veille.',
      '**Relire ses fautes avant d’en faire d’autres.** Notez en une phrase pourquoi la bonne réponse est la bonne. Si la phrase ne vient pas, la règle n’est pas encore comprise.',
      '**Changer de thème.** Trois jours de priorités, un jour de stationnement, puis un mélange : la mémoire garde mieux ce qu’elle doit aller chercher.',
      'Le jour où cinq séries de suite passent sans plus de quatre fautes, demandez votre date.',
    ],
  },
  {
    title: 'Ce que dit le carnet d’un véhicule',
    tags: ['Véhicules', 'Gestion'],
    excerpt: 'Kilomètres, pleins, petites rayures : un carnet bien tenu raconte une année.',
    text: [
      'Un carnet par voiture, dans la boîte à gants ou sur le téléphone, et trois lignes par jour : qui, combien de kilomètres, quoi de neuf.',
      '- Une consommation qui monte annonce souvent un pneu ou un filtre.|Une rayure notée le jour même ne devient pas une dispute.|Un bruit décrit deux fois mérite un rendez-vous.',
      'Au bout d’un an, ces lignes disent ce que coûte vraiment une heure de conduite, et quelle voiture il vaut mieux remplacer.',
    ],
  },
]

export const CATEGORIES: [category: string, icon: string][] = [
  ['Conseils', 'Lightbulb'],
  ['Sécurité', 'Shield'],
  ['Véhicules', 'Car'],
  ['Examen', 'GraduationCap'],
  ['Gestion', 'Briefcase'],
]

const bold = (text: string) => text.replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')

function blockOf(text: string): string {
  if (text.startsWith('> ')) return `<blockquote>${text.slice(2)}</blockquote>`
  if (!text.startsWith('- ')) return `<p>${bold(text)}</p>`
  const items = text.slice(2).split('|')
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
}

/** The articles of the blog, the latest first. */
export const sampleArticles = (): Article[] =>
  LINES.map(({ title, tags, excerpt, text }, index) => {
    const { fullName } = person(81 + (index % 4))
    return {
      id: index + 1,
      title,
      tags: [...tags],
      excerpt,
      status: 'Published',
      slug: slugOf(title),
      img: ARTICLE_PICTURES[index] ?? roadScene(index + 31),
      userFullName: fullName,
      avatar: NO_PORTRAIT,
      posted: dayFromNow(-3 - index * 9),
      content: text.map(blockOf).join(''),
    }
  })
