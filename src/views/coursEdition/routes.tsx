import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

const words = ['coursEdition', 'topic']

/** The forms of the course’s authors, and the page where a reader checks all questions. */
export const routes: PageRoute[] = [
  {
    path: paths.serieNew,
    can: ['create', 'CodeCourse'],
    words,
    load: async () => (await import('./serie/SerieFormPage')).SerieFormPage,
  },
  {
    path: paths.serieImport,
    can: ['create', 'CodeCourse'],
    words,
    load: async () => (await import('./serie/SerieImportPage')).SerieImportPage,
  },
  {
    path: paths.serieEdit(':id'),
    can: ['update', 'CodeCourse'],
    words,
    load: async () => (await import('./serie/SerieFormPage')).SerieFormPage,
  },
  {
    path: paths.serieOrder(':id'),
    can: ['update', 'CodeCourse'],
    words,
    load: async () => (await import('./order/SerieOrderPage')).SerieOrderPage,
  },
  {
    path: paths.questionNew,
    can: ['create', 'CodeCourse'],
    words,
    load: async () => (await import('./question/QuestionFormPage')).QuestionFormPage,
  },
  {
    path: paths.questionEdit(':id'),
    can: ['update', 'CodeCourse'],
    words,
    load: async () => (await import('./question/QuestionFormPage')).QuestionFormPage,
  },
  {
    path: paths.examenBlancNew,
    can: ['create', 'CodeCourse'],
    words,
    load: async () => (await import('./examen/ExamenFormPage')).ExamenFormPage,
  },
  {
    path: paths.examenBlancEdit(':id'),
    can: ['update', 'CodeCourse'],
    words,
    load: async () => (await import('./examen/ExamenFormPage')).ExamenFormPage,
  },
  {
    path: paths.relecture,
    can: ['update', 'CodeCourse'],
    words,
    load: async () => (await import('./relecture/RelecturePage')).RelecturePage,
  },
]
