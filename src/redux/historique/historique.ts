import { listAuteurs, listHistorique } from '@contract/calls/ecole/historique'
import { api } from '../api'
import { ask } from '../ask'

/** Every write in every domain adds to the log: a page that shows it reloads it each time. */
const JOURNAL = { type: 'Historique', id: 'LIST' } as const

export const historiqueApi = api.injectEndpoints({
  endpoints: (build) => ({
    historiques: build.query({ ...ask(listHistorique), providesTags: [JOURNAL] }),
    auteurs: build.query({ ...ask(listAuteurs), providesTags: [JOURNAL] }),
  }),
})

export const { useAuteursQuery, useHistoriquesQuery } = historiqueApi
