/** The countries of the schools. */
export const PAYS = ['TN', 'FR'] as const
export type Pays = (typeof PAYS)[number]

/** The zone on whose clock a country's schools live. */
export const ZONES = { TN: 'Africa/Tunis', FR: 'Europe/Paris' } as const satisfies Record<Pays, string>

/** Whose clock and calendar the platform itself goes by. */
export const PAYS_PLATEFORME: Pays = 'TN'
