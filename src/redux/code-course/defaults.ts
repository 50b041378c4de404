/** The views of the course. */
export const COURSE_VIEWS = ['overview', 'study', 'exam'] as const
export type CourseView = (typeof COURSE_VIEWS)[number]

/** The tabs of the overview; the first one is shown unless the address names another. */
export const COURSE_TABS = ['series', 'exams', 'results', 'progress'] as const

/** A filter that lets everything through. */
export const ALL = 'all'
