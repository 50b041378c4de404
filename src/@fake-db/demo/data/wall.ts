import type { DemoOwner } from '@contract/demo/owner'
import type { Profile, ProfileComment, ProfilePost } from '@contract/demo/pages'
import { person, pick } from './people'
import { NO_PORTRAIT, roadScene } from './picture'
import { ARTICLE_PICTURES, PANORAMA } from './scenes'
import { ago } from './time'

function who(index: number) {
  const { fullName } = person(index)
  return { username: fullName, avatar: NO_PORTRAIT }
}

const photoOf = (index: number) => {
  const { username, avatar: img } = who(index)
  return { username, img }
}

const comment = (index: number, text: string, commentsLikes: number, youLiked = false): ProfileComment => ({
  id: index,
  ...who(index),
  comment: text,
  commentsLikes,
  youLiked,
})

type OthersPart = Omit<ProfilePost, 'avatar' | 'username' | 'id'>

function post(hoursAgo: number, postText: string, likes: number, detailedComments: ProfileComment[]): OthersPart {
  return {
    postTime: ago(0, hoursAgo * 60),
    postText,
    likes,
    youLiked: likes % 2 === 1,
    comments: detailedComments.length,
    share: likes % 7,
    youShared: false,
    likedUsers: [91, 92, 93, 94].map((index) => who(index + (likes % 5))),
    likedCount: Math.max(0, likes - 4),
    detailedComments,
  }
}

const POSTS = (): OthersPart[] => [
  {
    ...post(5, 'Six permis cette semaine ! Bravo à tous, et merci à l’équipe pour sa patience.', 27, [
      comment(95, 'Quelle belle semaine, félicitations !', 6),
      comment(96, 'Et le septième arrive mardi.', 3, true),
    ]),
    ...(ARTICLE_PICTURES[3] && { postImg: ARTICLE_PICTURES[3] }),
  },
  post(29, 'La nouvelle voiture est arrivée. Boîte automatique, caméra de recul, et déjà un surnom.', 18, [
    comment(97, 'Quand peut-on l’essayer ?', 2),
  ]),
  {
    ...post(76, 'Sortie de nuit sur les hauteurs : les phares, les distances, et la lune pour nous tout seuls.', 34, [
      comment(98, 'Un cours que l’on n’oublie pas.', 9),
    ]),
    postImg: roadScene(15),
  },
  post(100, 'Question du jour : à un feu qui passe à l’orange, qu’est-ce qui décide, la vitesse ou la distance ?', 12, [
    comment(99, 'Les deux, mais surtout qui me suit.', 4),
    comment(100, 'La distance. Sinon je m’arrête.', 1),
  ]),
  {
    ...post(171, 'La salle de code est repeinte. Il ne manque plus que vous, lundi à dix-huit heures.', 21, []),
    postImg: roadScene(22),
  },
  post(240, 'Dix ans de l’agence ce mois-ci. La première candidate est revenue, avec sa fille.', 48, [
    comment(101, 'C’était moi ! À samedi pour sa première leçon.', 31),
    comment(102, 'Bon anniversaire à toute l’équipe.', 8),
  ]),
]

const PAGES: [name: string, subtitle: string][] = [
  ['Sécurité au quotidien', 'Conseils'],
  ['Mécanique facile', 'Atelier'],
  ['Les Motards du Cap', 'Association'],
  ['Conduire en montagne', 'Voyages'],
  ['Le Journal du code', 'Actualité'],
  ['Voitures d’hier', 'Collection'],
]

const FEEDS: [title: string, id: string, tags: string, desc: string][] = [
  ['Route Claire', '@routeclaire', '#visibilité', 'Un pare-brise propre, c’est une seconde de gagnée.'],
  ['Atelier du Pneu', '@atelierdupneu', '#pression', 'La bonne pression se prend à froid, une fois par mois.'],
  ['Cap Conduite', '@capconduite', '#code', 'À un rond-point, le clignotant sert surtout aux autres.'],
]

/** The profile page of the signed-in user. */
export const sampleProfile = ({ name, email, avatar }: DemoOwner): Profile => ({
  header: { avatar, username: name, designation: 'Équipe de l’agence du Lac', coverImg: PANORAMA },
  userAbout: {
    about: 'J’apprends aux autres à conduire depuis douze ans, et j’apprends encore d’eux.',
    joined: '15 novembre 2015',
    lives: 'Tunis',
    email,
    website: 'autoecole-du-lac.example',
  },
  suggestedPages: PAGES.map(([username, subtitle], index) => ({
    avatar: NO_PORTRAIT,
    username,
    subtitle,
    favorite: index % 3 === 0,
  })),
  twitterFeeds: FEEDS.map(([title, id, tags, desc], index) => ({
    imgUrl: NO_PORTRAIT,
    title,
    id,
    tags,
    desc,
    favorite: index === 0,
  })),
  post: POSTS().map((one, index) => ({ id: index + 1, avatar, username: name, ...one })),
  latestPhotos: [...ARTICLE_PICTURES, ...[21, 25, 29].map(roadScene)].map((img) => ({ img })),
  suggestions: Array.from({ length: 6 }, (_, index) => {
    const { username: name, avatar: img } = who(index + 520)
    return { avatar: img, name, mutualFriend: pick([6, 3, 12, 1, 8, 4], index), invited: false }
  }),
  polls: [
    { name: 'Boîte manuelle', result: '60%', votedUser: [91, 92, 93].map(photoOf), youVoted: false },
    { name: 'Boîte automatique', result: '40%', votedUser: [94, 95].map(photoOf), youVoted: false },
  ],
})
