/** The accounts of the demo data, as the README names them. */
export const DEMO_ACCOUNTS = [
  'ecole',
  'ecole-planning',
  'ecole2',
  'ecole3',
  'moniteur',
  'candidat',
  'manager',
  'client',
] as const

export const DEMO_PASSWORD = 'VoieLibre2026!'
