import { z } from 'zod'

/**
 * The picture at the head of the school's papers, as a data URL; null for a school without one. Apart from the papers,
 * since the frame of every page shows it.
 */
export const papierLogo = z.object({ logo: z.string().nullable() }).meta({ id: 'PapierLogo' })
