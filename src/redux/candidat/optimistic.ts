import { archiveCandidat, noteDocument, unarchiveCandidat } from '@contract/calls/ecole/candidat'
import type { DocumentInput, TypeDocument } from '@contract/ecole/candidat'
import { api } from '../api'
import { askAs, requestOf } from '../ask'
import { candidatApi, tagsBeside, tagsOf } from './candidat'

interface Archiving {
  id: number
  archived: boolean
  /** Also cancels the candidate's planned events. */
  annuler?: boolean
}

interface Paper {
  id: number
  type: TypeDocument
  input: DocumentInput
}

const { selectCachedArgsForQuery, updateQueryData } = candidatApi.util

/** Removes a candidate from a list that no longer includes them. */
const removeFromList = (query: Parameters<typeof updateQueryData<'candidats'>>[1], id: number) =>
  updateQueryData('candidats', query, (page) => {
    const rows = page.data.filter((row) => row.id !== id)
    page.totalDataCount -= page.data.length - rows.length
    page.data = rows
  })

const markArchived = ({ id, archived }: Archiving) =>
  updateQueryData('candidat', id, (sheet) => {
    sheet.archived = archived
  })

const markPaper = ({ id, type, input }: Paper) =>
  updateQueryData('candidat', id, (sheet) => {
    const paper = sheet.documents.find((document) => document.type === type)
    if (paper) Object.assign(paper, { ...input, version: paper.version })
  })

/** Reversible changes are shown optimistically, and rolled back when the server refuses. */
export const candidatOptimisticApi = api.injectEndpoints({
  endpoints: (build) => ({
    setCandidatArchived: build.mutation({
      query: ({ id, archived, annuler = false }: Archiving) =>
        archived ? requestOf(archiveCandidat, { id, body: { annuler } }) : requestOf(unarchiveCandidat, id),
      responseSchema: archiveCandidat.answer,
      async onQueryStarted(change, { dispatch, getState, queryFulfilled }) {
        const lists = selectCachedArgsForQuery(getState(), 'candidats')
        const left = lists.filter((query) => (query.archived === 'true') !== change.archived)
        const patches = [
          ...left.map((query) => dispatch(removeFromList(query, change.id))),
          dispatch(markArchived(change)),
        ]
        await queryFulfilled.catch(() => {
          for (const patch of patches) patch.undo()
        })
      },
      invalidatesTags: (_sheet, _error, { id, annuler }) => [...tagsOf(id), ...(annuler ? ['Evenement' as const] : [])],
    }),
    noteDocument: build.mutation({
      // Saved automatically when a field loses the focus: the result is shown beside the paper.
      ...askAs(noteDocument, ({ id, type, input }: Paper) => ({ id, type, body: input }), { failure: 'quiet' }),
      async onQueryStarted(paper, { dispatch, queryFulfilled }) {
        const patch = dispatch(markPaper(paper))
        try {
          const { data } = await queryFulfilled
          // Not reloaded: an answer already in flight would show the paper's previous state.
          dispatch(updateQueryData('candidat', paper.id, () => data))
        } catch {
          patch.undo()
        }
      },
      invalidatesTags: (sheet, _error, { id }) => (sheet ? tagsBeside(id) : []),
    }),
  }),
})

export const { useNoteDocumentMutation } = candidatOptimisticApi
