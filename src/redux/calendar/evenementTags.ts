export const LIST = { type: 'Evenement', id: 'LIST' } as const
export const tagOf = (id: number) => ({ type: 'Evenement', id }) as const
/** Tags of other data derived from events: exams, paths, requests, waiting list, log. */
export const ELSEWHERE = ['Examen', 'Parcours', 'Demande', 'Attente', 'Historique'] as const
