import { listAuteurs, listHistorique } from '@contract/calls/ecole/historique'
import { api } from '../api'
import { ask } from '../ask'

/** The log is written by every change of every domain: a page that shows it asks anew each time. */
export const historiqueApi = api.injectEndpoints({
  endpoints: (build) => ({
    historiques: build.query({ ...ask(listHistorique), providesTags: ['Historique'] }),
    auteurs: build.query({ ...ask(listAuteurs), providesTags: ['Historique'] }),
  }),
})

export const { useAuteursQuery, useHistoriquesQuery } = historiqueApi
