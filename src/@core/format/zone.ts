import { createContext } from 'react'

/** The zone in which moments are shown; the device's zone by default. */
export const ZoneContext = createContext<string | undefined>(undefined)
