import { ETAPES, type Etape } from '../planning/evenement'

/**
 * The services taught by the hour: code, driving on the road, manoeuvres on the training ground (the customer's
 * `maneuver`).
 */
export const LESSON_SERVICES = ETAPES

const EXAM_SERVICES = ['exam_code', 'exam_circulation', 'exam_parc'] as const
type ExamService = (typeof EXAM_SERVICES)[number]
/** The service under which the exam of a stage is sold. */
export const examServiceOf = (etape: Etape): ExamService => `exam_${etape}`

/** All services that a school sells to candidates at a price of their own. */
export const SERVICES = [...LESSON_SERVICES, 'en_ligne', ...EXAM_SERVICES, 'dossier'] as const
export type Service = (typeof SERVICES)[number]

/** Whether a service is taught by the hour; its purchases are counted in minutes. */
export const isLesson = (service: Service): service is Etape =>
  (LESSON_SERVICES as readonly Service[]).includes(service)
