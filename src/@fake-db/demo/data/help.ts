import type { KnowledgeArea, KnowledgeCategory } from '@contract/demo/pages'
import { HELP } from './helpTexts'
import { tile } from './scenes'
import { slugOf } from './slug'

interface AreaLine {
  category: string
  sign: string
  title: string
  desc: string
  /** The titles of its categories. */
  holds: string[]
}

const AREAS: AreaLine[] = [
  {
    category: 'premiers-pas',
    sign: 'M12 3v18M5 6h12l3 3-3 3H5z',
    title: 'Premiers pas',
    desc: 'Ouvrir un compte, se connecter, saisir la première fiche.',
    holds: ['Compte', 'Connexion', 'Candidats'],
  },
  {
    category: 'candidats',
    sign: 'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2 21v-2a5 5 0 0 1 5-5h4a5 5 0 0 1 5 5v2M17 4a4 4 0 0 1 0 7M19 14a5 5 0 0 1 3 5v2',
    title: 'Candidats',
    desc: 'Inscrire, suivre et archiver, sans rien perdre.',
    holds: ['Candidats', 'Paiements'],
  },
  {
    category: 'planning',
    sign: 'M3 5h18v16H3zM3 10h18M8 2v5M16 2v5',
    title: 'Planning',
    desc: 'Leçons, examens et absences sur un même calendrier.',
    holds: ['Planning', 'Candidats'],
  },
  {
    category: 'paiements',
    sign: 'M2 6h20v13H2zM2 11h20M6 15h4',
    title: 'Paiements',
    desc: 'Forfaits, reçus et restes à payer.',
    holds: ['Paiements', 'Candidats'],
  },
  {
    category: 'sauvegardes',
    sign: 'M12 3v12M7 10l5 5 5-5M4 20h16',
    title: 'Données et sauvegardes',
    desc: 'Copier, reprendre et exporter ce qui vous appartient.',
    holds: ['Sauvegardes', 'Candidats'],
  },
  {
    category: 'compte',
    sign: 'M12 2l8 3v6c0 5-3.4 8.7-8 11-4.6-2.3-8-6-8-11V5zM9 12l2 2 4-4',
    title: 'Compte et sécurité',
    desc: 'Mots de passe, droits et connexions.',
    holds: ['Compte', 'Connexion', 'Sauvegardes'],
  },
]

export const sampleAreas = (): KnowledgeArea[] =>
  AREAS.map(({ category, sign, title, desc }, index) => ({
    id: index + 1,
    category,
    title,
    desc,
    img: tile(sign, 165 + index * 58),
  }))

/** The questions by subject, numbered consecutively. */
export function sampleCategories(): KnowledgeCategory[] {
  let last = 0
  return HELP.map(({ title, icon, iconColor, articles }, index) => ({
    id: index + 1,
    title,
    icon,
    iconColor,
    questions: articles.map(({ question }) => {
      last += 1
      return { id: last, question, slug: slugOf(question) }
    }),
  }))
}

/** The categories of an area; undefined for an unknown one. */
export function categoriesOf(all: readonly KnowledgeCategory[], area: string): KnowledgeCategory[] | undefined {
  const holds = AREAS.find(({ category }) => category === area)?.holds
  return holds?.flatMap((title) => all.find((category) => category.title === title) ?? [])
}

/** The article on a question: an introduction, its steps, and a remark. */
export function articleOn(question: string): string {
  const article = HELP.flatMap(({ articles }) => articles).find((one) => one.question === question)
  if (!article) return ''
  const { intro, steps, tip } = article
  const list = steps.map((step) => `<li>${step}</li>`)
  return `<p>${intro}</p><ol>${list.join('')}</ol><p><strong>À savoir.</strong> ${tip}</p>`
}
