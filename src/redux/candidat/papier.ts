import { addPapier, readPapier, removePapier, replacePapier, restorePapier } from '@contract/calls/ecole/papier'
import type { TypeDocument } from '@contract/ecole/candidat'
import { isBytes } from '../answers/isBytes'
import { api } from '../api'
import { ask, requestOf } from '../ask'
import { send } from '../send'
import { withFile } from '../withFile'
import { tagsOf } from './candidat'

/** A file uploaded unchanged. */
interface Sent {
  id: number
  nom: string
  file: ArrayBuffer
}

/** Also after a refusal: the data shown is then outdated. */
const tagsOfChange = (_sheet: unknown, _error: unknown, { id }: { id: number }) => tagsOf(id)

export const papierApi = api.injectEndpoints({
  endpoints: (build) => ({
    addPapier: build.mutation({
      query: ({ id, type, nom, file }: Sent & { type: TypeDocument }) =>
        withFile(requestOf(addPapier, { id, type, nom }), file),
      responseSchema: addPapier.answer,
      invalidatesTags: tagsOfChange,
    }),
    replacePapier: build.mutation({
      query: ({ id, papier, nom, file }: Sent & { papier: number }) =>
        withFile(requestOf(replacePapier, { id, papier, nom }), file),
      responseSchema: replacePapier.answer,
      invalidatesTags: tagsOfChange,
    }),
    removePapier: build.mutation({ ...ask(removePapier), invalidatesTags: tagsOfChange }),
    restorePapier: build.mutation({ ...ask(restorePapier), invalidatesTags: tagsOfChange }),
  }),
})

export const { useAddPapierMutation, useRemovePapierMutation, useReplacePapierMutation, useRestorePapierMutation } =
  papierApi

/** The bytes of a file. They are not cached in the store: they are large and not serialisable. */
export const fetchPapier = (id: number, papier: number, signal?: AbortSignal) =>
  send<ArrayBuffer>({ ...requestOf(readPapier, { id, papier }), responseType: 'arraybuffer', accepts: isBytes, signal })
