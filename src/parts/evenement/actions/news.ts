/** The id shared by all toasts about lessons: a new one replaces the previous one. */
export const NEWS = 'evenement'
