import { listRevisions, readRevision } from '@contract/calls/planning/revision'
import { api } from '../api'
import { ask } from '../ask'

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
    revisions: build.query({ ...ask(listRevisions), providesTags: [...JUDGED_BY] }),
    revision: build.query({ ...ask(readRevision), providesTags: [...JUDGED_BY] }),
  }),
})

export const { useRevisionQuery, useRevisionsQuery } = revisionApi
