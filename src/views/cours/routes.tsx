import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

const words = ['cours', 'topic', 'codeAcces']

/** The attempts of learners; they open the course with their code on the overview. */
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
