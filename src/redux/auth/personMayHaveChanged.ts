import { isAnyOf } from '@reduxjs/toolkit'
import { sessionEnded, sessionTaken } from './slice'
import { logout } from './thunks'

/** Matches every change of the user: each slice then deletes the previous user's data. */
export const personMayHaveChanged = isAnyOf(sessionEnded, sessionTaken, logout.fulfilled)
