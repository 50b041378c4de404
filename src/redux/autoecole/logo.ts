import { readPapierLogo } from '@contract/calls/papiers/logo'
import { api } from '../api'
import { ask } from '../ask'

export const logoApi = api.injectEndpoints({
  endpoints: (build) => ({
    papierLogo: build.query({ ...ask(readPapierLogo), providesTags: ['AutoEcole'] }),
    /** The same beside the menu, where nobody waits for it. */
    schoolLogo: build.query({ ...ask(readPapierLogo, { failure: 'quiet' }), providesTags: ['AutoEcole'] }),
  }),
})

export const { useLazyPapierLogoQuery, useSchoolLogoQuery } = logoApi
