import { writeTab } from '@core/platform/tabStorage'
import { createAction } from '@reduxjs/toolkit'
import type { CombinedState, EndpointDefinitions } from '@reduxjs/toolkit/query/react'

/** The answers that pages show, as RTK Query holds them. */
export type Answers = CombinedState<EndpointDefinitions, string, string>['queries']

/** Where they are kept over a reload. */
export const LAST_ANSWERS = 'lastAnswers'

export const forgetLastAnswers = (): void => writeTab(LAST_ANSWERS, null)

/** Answers of before a reload. */
export const answersKept = createAction<Answers>('session/answersKept')

/** They are all that is taken over: tags come with the answers of now. */
export const cacheOf = (queries: Answers) => ({ queries, mutations: {}, provided: { tags: {}, keys: {} } })
