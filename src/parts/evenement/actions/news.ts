/** One toast for all that happens to lessons: the latest takes the place of the one before. */
export const NEWS = 'evenement'
