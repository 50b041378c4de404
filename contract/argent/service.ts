/** What is taught by the hour: code, driving on the road, manoeuvres on the training ground (the customer's `maneuver`). */
export const LESSON_SERVICES = ['code', 'circulation', 'parc'] as const
export type LessonService = (typeof LESSON_SERVICES)[number]

export const EXAM_SERVICES = ['exam_code', 'exam_circulation', 'exam_parc'] as const
export type ExamService = (typeof EXAM_SERVICES)[number]

/** Everything that a school sells to candidates at a price of its own. */
export const SERVICES = [...LESSON_SERVICES, 'en_ligne', ...EXAM_SERVICES, 'dossier'] as const
export type Service = (typeof SERVICES)[number]
