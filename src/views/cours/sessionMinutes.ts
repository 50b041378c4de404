const QUESTIONS_PER_MINUTE = 2
const SHORTEST = 5
const LONGEST = 60

/** The minutes of a session that has room for this number of questions. */
export const sessionMinutes = (questions: number): number =>
  Math.min(LONGEST, Math.max(SHORTEST, Math.ceil(questions / QUESTIONS_PER_MINUTE)))
