import { isAnyOf } from '@reduxjs/toolkit'
import { sessionEnded, sessionTaken } from './slice'
import { logout } from './thunks'

/** What one person read, did and chose is not for the next one: every slice forgets it then. */
export const personMayHaveChanged = isAnyOf(sessionEnded, sessionTaken, logout.fulfilled)
