import { z } from 'zod'

/** Whether an instructor or a vehicle can be planned; the values are the customer's words. */
export const AVAILABILITIES = ['Available', 'Unavailable'] as const
export type Availability = (typeof AVAILABILITIES)[number]
export const availability = z.enum(AVAILABILITIES)

export const availabilityOf = (isAvailable: boolean): Availability => (isAvailable ? 'Available' : 'Unavailable')
