import type { Faq, KnowledgeArticle, KnowledgeCategory } from '@contract/demo/pages'
import { articleOn, categoriesOf, sampleAreas, sampleCategories } from './data/help'
import { sampleFaq } from './data/questions'
import { dayFromNow } from './data/time'
import type { Calls } from './http/area'
import { notFound } from './http/refusal'
import { contains } from './http/rows'

const RELATED = 6

/** The subjects with only those questions whose text or answer contains the searched text. */
function matching(faq: Faq, q: string): Faq {
  const subjects = Object.entries(faq).flatMap(([key, subject]) => {
    const qandA = subject.qandA.filter(({ question, ans }) => contains(q, question, ans))
    return qandA.length > 0 ? [[key, { ...subject, qandA }]] : []
  })
  return Object.fromEntries(subjects)
}

const questionsOf = (categories: readonly KnowledgeCategory[]) => categories.flatMap(({ questions }) => questions)

export function begin(): Calls {
  const [faq, areas, categories] = [sampleFaq(), sampleAreas(), sampleCategories()]

  /** All categories, or those of an area. */
  function within(area: string | undefined): KnowledgeCategory[] {
    const found = area ? categoriesOf(categories, area) : categories
    if (!found) throw notFound()
    return found
  }

  function article(slug: string | undefined, area: string | undefined): KnowledgeArticle {
    const asked = slug ? questionsOf(categories).find((one) => one.slug === slug) : categories[0]?.questions[0]
    if (!asked) throw notFound()
    const category = categories.filter(({ questions }) => questions.includes(asked))
    // The nearest first: the same category, then the area, then all others.
    const others = questionsOf([...category, ...within(area), ...categories]).filter(({ id }) => id !== asked.id)
    return {
      title: asked.question,
      lastUpdated: dayFromNow(-asked.id * 3),
      relatedQuestions: [...new Set(others)].slice(0, RELATED),
      content: articleOn(asked.question),
    }
  }

  return {
    'GET /faq/data': ({ query }) => [200, matching(faq, query.search())],
    'GET /faq/data/knowledge_base': () => [200, areas],
    'GET /faq/data/category': ({ query }) => [200, within(query.text('category'))],
    'GET /faq/data/question': ({ query }) => [200, article(query.text('question'), query.text('category'))],
  }
}
