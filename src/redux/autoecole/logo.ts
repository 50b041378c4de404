import { readPapierLogo } from '@contract/calls/papiers/logo'
import { api } from '../api'
import { ask } from '../ask'

export const logoApi = api.injectEndpoints({
  endpoints: (build) => ({
    papierLogo: build.query({ ...ask(readPapierLogo), providesTags: ['AutoEcole'] }),
    /** The same logo beside the menu, where a failure is not reported. */
    schoolLogo: build.query({ ...ask(readPapierLogo, { failure: 'quiet' }), providesTags: ['AutoEcole'] }),
  }),
})

export const { useLazyPapierLogoQuery, useSchoolLogoQuery } = logoApi
