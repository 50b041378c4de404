import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

const access = { can: ['read', 'Demo'], words: ['demoHelp', 'demo'] } as const

/** The demo's questions and knowledge base. */
export const routes: PageRoute[] = [
  { path: paths.faq, ...access, load: async () => (await import('./FaqPage')).FaqPage },
  { path: paths.knowledgeBase, ...access, load: async () => (await import('./KnowledgeBasePage')).KnowledgeBasePage },
  {
    path: paths.knowledgeArea(':category'),
    ...access,
    load: async () => (await import('./KnowledgeAreaPage')).KnowledgeAreaPage,
  },
  {
    path: paths.knowledgeArticle(':category', ':question'),
    ...access,
    load: async () => (await import('./KnowledgeArticlePage')).KnowledgeArticlePage,
  },
]
