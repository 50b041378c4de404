import {
  cancelContrat,
  createContrat,
  endorseContrat,
  listContrats,
  previewContrat,
  readContrat,
  readMentionsCandidat,
  readMentionsEcole,
  readPapierEntete,
  saveMentionsCandidat,
  saveMentionsEcole,
  signContrat,
  terminateContrat,
} from '@contract/calls/papiers/contrat'
import { ask } from '../ask'
import { papiersApi } from './papiersApi'

/** Signing marks the paper of the file as received. */
const changed = ['Contrat' as const, 'Candidat' as const]

export const contratApi = papiersApi.injectEndpoints({
  endpoints: (build) => ({
    contrats: build.query({ ...ask(listContrats), providesTags: ['Contrat'] }),
    contrat: build.query({ ...ask(readContrat), providesTags: ['Contrat'] }),
    contratPreview: build.query({
      ...ask(previewContrat),
      providesTags: (_preview, _error, { idCandidat }) => [
        'Contrat',
        'Mentions',
        { type: 'AutoEcole', id: 'LIST' },
        { type: 'Compte', id: Number(idCandidat) },
        { type: 'Candidat', id: Number(idCandidat) },
      ],
    }),
    papierEntete: build.query({
      ...ask(readPapierEntete),
      providesTags: [{ type: 'AutoEcole', id: 'LIST' }, 'Mentions'],
    }),
    mentionsEcole: build.query({ ...ask(readMentionsEcole), providesTags: ['Mentions'] }),
    mentionsCandidat: build.query({ ...ask(readMentionsCandidat), providesTags: ['Mentions'] }),
    saveMentionsEcole: build.mutation({ ...ask(saveMentionsEcole), invalidatesTags: ['Mentions'] }),
    saveMentionsCandidat: build.mutation({ ...ask(saveMentionsCandidat), invalidatesTags: ['Mentions'] }),
    createContrat: build.mutation({ ...ask(createContrat), invalidatesTags: changed }),
    signContrat: build.mutation({ ...ask(signContrat), invalidatesTags: changed }),
    endorseContrat: build.mutation({ ...ask(endorseContrat), invalidatesTags: changed }),
    terminateContrat: build.mutation({ ...ask(terminateContrat), invalidatesTags: changed }),
    cancelContrat: build.mutation({ ...ask(cancelContrat), invalidatesTags: changed }),
  }),
})

export const {
  useCancelContratMutation,
  useContratPreviewQuery,
  useContratQuery,
  useContratsQuery,
  useCreateContratMutation,
  useEndorseContratMutation,
  useLazyPapierEnteteQuery,
  useMentionsCandidatQuery,
  useMentionsEcoleQuery,
  useSaveMentionsCandidatMutation,
  useSaveMentionsEcoleMutation,
  useSignContratMutation,
  useTerminateContratMutation,
} = contratApi
