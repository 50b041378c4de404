import type { BlogComment } from '@contract/demo/blog'
import type { Article } from './articles'
import { person } from './people'
import { NO_PORTRAIT } from './picture'
import { dayFromNow } from './time'

/** An article with what its readers did. */
export interface BlogArticle extends Article {
  comments: BlogComment[]
  bookmarked: number
  youBookmarked: boolean
}

/** Comments by article. */
const SAID: string[][] = [
  ['Très clair, merci. Je l’affiche dans chaque voiture dès demain.', 'On oublie toujours l’appui-tête !'],
  ['Le repère du rétroviseur droit a tout changé pour moi.'],
  ['Et en côte, la voiture recule-t-elle ?', 'Non, mais gardez le pied près du frein.', 'Merci, je comprends mieux.'],
  ['À lire la veille, pas le matin même.'],
  ['Nous avons repris la liste mensuelle telle quelle.'],
  ['« Ici, on a le droit de caler » : je le garde.', 'Un bel article, qui rassure.'],
]

/** Of the article with that id, the comment that each one answers. */
const ANSWERS: Record<number, (number | null)[]> = { 3: [null, 1, 1] }

/** An article with its sample comments. */
export const threadOf = (article: Article): BlogArticle => ({
  ...article,
  comments: (SAID[article.id - 1] ?? []).map((commentText, index, { length }) => ({
    avatar: NO_PORTRAIT,
    userFullName: person(540 + article.id * 3 + index).fullName,
    commentedAt: dayFromNow(-(length - index)),
    commentText,
    id: index + 1,
    replyTo: ANSWERS[article.id]?.[index] ?? null,
  })),
  bookmarked: 12 + article.id * 3,
  youBookmarked: false,
})
