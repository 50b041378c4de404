import type { Faq, KnowledgeArea, KnowledgeArticle, KnowledgeCategory } from '@contract/demo/pages'
import { api } from '@src/redux/api'

interface ArticleQuery {
  category: string
  question: string
}

export const demoHelpApi = api.injectEndpoints({
  endpoints: (build) => ({
    faq: build.query<Faq, string>({
      query: (q) => ({ url: 'faq/data', params: q ? { q } : {} }),
    }),
    knowledgeAreas: build.query<KnowledgeArea[], void>({
      query: () => ({ url: 'faq/data/knowledge_base' }),
    }),
    knowledgeCategories: build.query<KnowledgeCategory[], string>({
      query: (category) => ({ url: 'faq/data/category', params: { category } }),
    }),
    knowledgeArticle: build.query<KnowledgeArticle, ArticleQuery>({
      query: (params) => ({ url: 'faq/data/question', params }),
    }),
  }),
})

export const { useFaqQuery, useKnowledgeAreasQuery, useKnowledgeArticleQuery, useKnowledgeCategoriesQuery } =
  demoHelpApi
