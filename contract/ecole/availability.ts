import { z } from 'zod'

/** Whether an instructor or a vehicle takes part in what is planned, in the customer's words. */
export const AVAILABILITIES = ['Available', 'Unavailable'] as const
export type Availability = (typeof AVAILABILITIES)[number]
export const availability = z.enum(AVAILABILITIES)

export const availabilityOf = (isAvailable: boolean): Availability => (isAvailable ? 'Available' : 'Unavailable')
