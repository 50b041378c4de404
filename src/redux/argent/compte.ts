import {
  addLots,
  addRemise,
  advanceInscription,
  createInscription,
  decidePenalite,
  endInscription,
  readCompte,
  readCompteMoniteur,
  readOffre,
  reverseRemise,
} from '@contract/calls/argent/compte'
import { ask } from '../ask'
import { ELSEWHERE } from '../calendar/evenementTags'
import { argentApi, changedAccount } from './argentApi'

export const compteApi = argentApi.injectEndpoints({
  endpoints: (build) => ({
    compte: build.query({
      ...ask(readCompte),
      // Attested lessons, exams and cancellations change the balance due.
      providesTags: (_compte, _error, id) => [
        { type: 'Compte', id },
        { type: 'Evenement', id: 'LIST' },
      ],
    }),
    compteMoniteur: build.query({
      ...ask(readCompteMoniteur),
      // Attested lessons change the pay.
      providesTags: (_compte, _error, id) => [
        { type: 'CompteMoniteur', id },
        { type: 'Evenement', id: 'LIST' },
      ],
    }),
    offre: build.query({ ...ask(readOffre), providesTags: (_offre, _error, id) => [{ type: 'Candidat', id }] }),
    createInscription: build.mutation({ ...ask(createInscription), invalidatesTags: changedAccount }),
    advanceInscription: build.mutation({ ...ask(advanceInscription), invalidatesTags: changedAccount }),
    addLots: build.mutation({ ...ask(addLots), invalidatesTags: changedAccount }),
    addRemise: build.mutation({ ...ask(addRemise), invalidatesTags: changedAccount }),
    reverseRemise: build.mutation({ ...ask(reverseRemise), invalidatesTags: changedAccount }),
    endInscription: build.mutation({
      ...ask(endInscription),
      // It may cancel what is planned after it.
      invalidatesTags: (compte) => [...changedAccount(compte), 'Evenement', ...ELSEWHERE],
    }),
    decidePenalite: build.mutation({ ...ask(decidePenalite), invalidatesTags: changedAccount }),
  }),
})

export const {
  useAddLotsMutation,
  useAddRemiseMutation,
  useAdvanceInscriptionMutation,
  useCompteMoniteurQuery,
  useCompteQuery,
  useCreateInscriptionMutation,
  useDecidePenaliteMutation,
  useEndInscriptionMutation,
  useLazyCompteQuery,
  useOffreQuery,
  useReverseRemiseMutation,
} = compteApi
