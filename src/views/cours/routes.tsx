import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

const words = ['cours', 'topic', 'codeAcces']

/** The attempts of those who learn; the overview is where their code opens it. */
export const routes: PageRoute[] = [
  {
    path: paths.codeStudy(':id'),
    can: ['create', 'Tentative'],
    words,
    load: async () => (await import('./study/StudyPage')).StudyPage,
  },
  {
    path: paths.codeExam(':id'),
    can: ['create', 'Tentative'],
    words,
    load: async () => (await import('./exam/ExamPage')).ExamPage,
  },
]
