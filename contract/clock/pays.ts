/** The countries of the schools. */
export const PAYS = ['TN', 'FR'] as const
export type Pays = (typeof PAYS)[number]

/** The time zone of the schools of each country. */
export const ZONES = { TN: 'Africa/Tunis', FR: 'Europe/Paris' } as const satisfies Record<Pays, string>

/** The country whose clock and calendar the platform uses. */
export const PAYS_PLATEFORME: Pays = 'TN'
