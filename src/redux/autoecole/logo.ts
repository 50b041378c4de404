import { readPapierLogo } from '@contract/calls/papiers/logo'
import { api } from '../api'
import { ask } from '../ask'

const AUTO_ECOLES = { type: 'AutoEcole', id: 'LIST' } as const

export const logoApi = api.injectEndpoints({
  endpoints: (build) => ({
    papierLogo: build.query({ ...ask(readPapierLogo), providesTags: [AUTO_ECOLES] }),
    /** The same logo beside the menu, where a failure is not reported. */
    schoolLogo: build.query({ ...ask(readPapierLogo, { failure: 'quiet' }), providesTags: [AUTO_ECOLES] }),
  }),
})

export const { useLazyPapierLogoQuery, useSchoolLogoQuery } = logoApi
