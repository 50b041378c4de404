import {
  type Auteur,
  auteurList,
  type Historique,
  type HistoriqueListQuery,
  historiquePage,
} from '@contract/ecole/historique'
import type { Page } from '@contract/list'
import { api } from '../api'

/** The log is written by every change of every domain: a page that shows it asks anew each time. */
export const historiqueApi = api.injectEndpoints({
  endpoints: (build) => ({
    historiques: build.query<Page<Historique>, HistoriqueListQuery>({
      query: (params) => ({ url: 'api/historique', params, silent: true }),
      responseSchema: historiquePage,
      providesTags: ['Historique'],
    }),
    auteurs: build.query<{ data: Auteur[] }, void>({
      query: () => ({ url: 'api/historique/auteurs', silent: true }),
      responseSchema: auteurList,
      providesTags: ['Historique'],
    }),
  }),
})

export const { useAuteursQuery, useHistoriquesQuery } = historiqueApi
