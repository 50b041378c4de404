import { demoPaths } from '@src/configs/demo/paths'
import type { PageRoute } from '@src/configs/pageRoute'

const access = { can: ['read', 'Demo'], words: ['demoHelp', 'demo'] } as const

/** The demo's questions and knowledge base. */
export const routes: PageRoute[] = [
  { path: demoPaths.faq, ...access, load: async () => (await import('./FaqPage')).FaqPage },
  {
    path: demoPaths.knowledgeBase,
    ...access,
    load: async () => (await import('./KnowledgeBasePage')).KnowledgeBasePage,
  },
  {
    path: demoPaths.knowledgeArea(':category'),
    ...access,
    load: async () => (await import('./KnowledgeAreaPage')).KnowledgeAreaPage,
  },
  {
    path: demoPaths.knowledgeArticle(':category', ':question'),
    ...access,
    load: async () => (await import('./KnowledgeArticlePage')).KnowledgeArticlePage,
  },
]
