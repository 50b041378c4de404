import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

const words = ['cours', 'topic', 'codeAcces']

/** Who learns. The others read attempts elsewhere: as figures of their candidates. */
const LEARNERS = ['candidat', 'client'] as const

/** The attempts of learners; they open the course with their code on the overview. */
export const routes: PageRoute[] = [
  {
    path: paths.codeStudy(':id'),
    can: ['read', 'Tentative'],
    roles: LEARNERS,
    words,
    load: async () => (await import('./study/StudyPage')).StudyPage,
  },
  {
    path: paths.codeExam(':id'),
    can: ['read', 'Tentative'],
    roles: LEARNERS,
    words,
    load: async () => (await import('./exam/ExamPage')).ExamPage,
  },
]
