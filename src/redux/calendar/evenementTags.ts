export const LIST = { type: 'Evenement', id: 'LIST' } as const
export const tagOf = (id: number) => ({ type: 'Evenement', id }) as const
/** What else an event says something about: hours done, exams, paths, requests that became a lesson. */
export const ELSEWHERE = ['Examen', 'Parcours', 'Demande', 'Attente', 'Historique'] as const
