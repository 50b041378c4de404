/** The public accounts of the demo schools. */
export const ACCOUNTS = ['manager', 'ecole', 'ecole-planning', 'ecole2', 'ecole3', 'candidat', 'moniteur', 'client']
export const PASSWORD = 'VoieLibre2026!'
