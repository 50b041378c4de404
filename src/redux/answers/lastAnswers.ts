import { writeTab } from '@core/platform/tabStorage'
import { createAction } from '@reduxjs/toolkit'
import type { CombinedState, EndpointDefinitions } from '@reduxjs/toolkit/query/react'

/** The answers that pages show, as RTK Query holds them. */
export type Answers = CombinedState<EndpointDefinitions, string, string>['queries']

/** The key under which this tab keeps them over a reload. */
export const LAST_ANSWERS = 'lastAnswers'

export const forgetLastAnswers = (): void => writeTab(LAST_ANSWERS, null)

/** The answers of before a reload were read. */
export const answersKept = createAction<Answers>('session/answersKept')

/** Only the queries are restored: tags come with the new answers. */
export const cacheOf = (queries: Answers) => ({ queries, mutations: {}, provided: { tags: {}, keys: {} } })
