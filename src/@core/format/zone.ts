import { createContext } from 'react'

/** The zone in which moments are shown; that of the device where nobody says another. */
export const ZoneContext = createContext<string | undefined>(undefined)
