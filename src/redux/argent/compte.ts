import type { CompteCandidat } from '@contract/argent/compte'
import {
  addLots,
  addRemise,
  createInscription,
  decidePenalite,
  endInscription,
  readCompte,
  readCompteMoniteur,
  readOffre,
  reverseRemise,
} from '@contract/calls/argent/compte'
import { ask } from '../ask'
import { argentApi } from './argentApi'

/** Also after a refusal: the account shown is then outdated. */
const changed = (compte: CompteCandidat | undefined) => [
  compte ? { type: 'Compte' as const, id: compte.idCandidat } : ('Compte' as const),
]

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
    createInscription: build.mutation({ ...ask(createInscription), invalidatesTags: changed }),
    addLots: build.mutation({ ...ask(addLots), invalidatesTags: changed }),
    addRemise: build.mutation({ ...ask(addRemise), invalidatesTags: changed }),
    reverseRemise: build.mutation({ ...ask(reverseRemise), invalidatesTags: changed }),
    endInscription: build.mutation({ ...ask(endInscription), invalidatesTags: changed }),
    decidePenalite: build.mutation({ ...ask(decidePenalite), invalidatesTags: changed }),
  }),
})

export const {
  useAddLotsMutation,
  useAddRemiseMutation,
  useCompteMoniteurQuery,
  useCompteQuery,
  useCreateInscriptionMutation,
  useDecidePenaliteMutation,
  useEndInscriptionMutation,
  useLazyCompteQuery,
  useOffreQuery,
  useReverseRemiseMutation,
} = compteApi
