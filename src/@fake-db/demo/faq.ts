import type { Faq, KnowledgeArticle } from '@contract/demo/pages'
import { articleOn, sampleAreas, sampleCategories } from './data/help'
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

export function begin(): Calls {
  const [faq, areas, categories] = [sampleFaq(), sampleAreas(), sampleCategories()]

  function article(slug: string | undefined): KnowledgeArticle {
    const category = slug
      ? categories.find(({ questions }) => questions.some((one) => one.slug === slug))
      : categories[0]
    const asked = slug ? category?.questions.find((one) => one.slug === slug) : category?.questions[0]
    if (!category || !asked) throw notFound()
    const others = [category, ...categories].flatMap(({ questions }) => questions).filter(({ id }) => id !== asked.id)
    return {
      title: asked.question,
      lastUpdated: dayFromNow(-asked.id * 3),
      relatedQuestions: [...new Set(others)].slice(0, RELATED),
      content: articleOn(asked.question, category.title),
    }
  }

  return {
    'GET /faq/data': ({ query }) => [200, matching(faq, query.search())],
    'GET /faq/data/knowledge_base': () => [200, areas],
    'GET /faq/data/category': () => [200, categories],
    'GET /faq/data/question': ({ query }) => [200, article(query.text('question'))],
  }
}
