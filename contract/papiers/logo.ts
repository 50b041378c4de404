import { z } from 'zod'

/**
 * The picture at the head of the school's papers, as a data URL; null for a school without one. It is separate from the
 * papers because every page shows it.
 */
export const papierLogo = z.object({ logo: z.string().nullable() }).meta({ id: 'PapierLogo' })
