import type { Page } from '@contract/list'
import {
  type Revision,
  type RevisionDetail,
  type RevisionQuery,
  revisionDetail,
  revisionList,
} from '@contract/planning/revision'
import { api } from '../api'

/** What an event ahead is judged by: whoever changes any of it asks for the judgement anew. */
const JUDGED_BY = [
  { type: 'Evenement', id: 'LIST' },
  { type: 'Vehicule', id: 'LIST' },
  { type: 'Moniteur', id: 'LIST' },
  { type: 'Examinateur', id: 'LIST' },
  { type: 'Candidat', id: 'LIST' },
  'Planning',
  'Parcours',
] as const

export const revisionApi = api.injectEndpoints({
  endpoints: (build) => ({
    revisions: build.query<Page<Revision>, RevisionQuery>({
      query: (params) => ({ url: 'api/calendrier/a-revoir', params, silent: true }),
      responseSchema: revisionList,
      providesTags: [...JUDGED_BY],
    }),
    revision: build.query<RevisionDetail, number>({
      query: (id) => ({ url: `api/calendrier/a-revoir/${id}`, silent: true }),
      responseSchema: revisionDetail,
      providesTags: [...JUDGED_BY],
    }),
  }),
})

export const { useRevisionQuery, useRevisionsQuery } = revisionApi
