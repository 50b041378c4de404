import { listRevisions, readRevision } from '@contract/calls/planning/revision'
import { api } from '../api'
import { ask } from '../ask'

/** Tags of the data that decide whether a planned event is still valid: a change to any of them reloads the list. */
const JUDGED_BY = [
  { type: 'Evenement', id: 'LIST' },
  { type: 'Vehicule', id: 'LIST' },
  { type: 'Moniteur', id: 'LIST' },
  { type: 'Examinateur', id: 'LIST' },
  { type: 'Candidat', id: 'LIST' },
  { type: 'Planning', id: 'LIST' },
  'Parcours',
] as const

export const revisionApi = api.injectEndpoints({
  endpoints: (build) => ({
    revisions: build.query({ ...ask(listRevisions), providesTags: [...JUDGED_BY] }),
    revision: build.query({ ...ask(readRevision), providesTags: [...JUDGED_BY] }),
  }),
})

export const { useRevisionQuery, useRevisionsQuery } = revisionApi
