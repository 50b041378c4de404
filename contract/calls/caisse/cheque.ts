import {
  annulationChequesInput,
  chequeListQuery,
  chequePage,
  chequesChanged,
  encaissementInput,
  rejetInput,
  remiseChequesInput,
  renduInput,
} from '../../caisse/cheque'
import { idParam } from '../../list'
import { call } from '../call'

export const listCheques = call({
  id: 'listCheques',
  method: 'get',
  path: 'api/cheque',
  summary: 'Cheques, page by page, with the totals of each state',
  can: ['read', 'Transaction'],
  query: chequeListQuery,
  answer: chequePage,
})

export const depositCheques = call({
  id: 'depositCheques',
  method: 'post',
  path: 'api/cheque/remise',
  summary: 'Note that cheques were taken to the bank; 409 when one is not in hand',
  can: ['update', 'Transaction'],
  body: remiseChequesInput,
  answer: chequesChanged,
})

export const clearCheques = call({
  id: 'clearCheques',
  method: 'post',
  path: 'api/cheque/encaissement',
  summary: 'Note that the bank paid cheques; 409 when one was not deposited',
  can: ['update', 'Inscription'],
  body: encaissementInput,
  answer: chequesChanged,
})

export const refuseCheque = call({
  id: 'refuseCheque',
  method: 'post',
  path: 'api/cheque/{id}/rejet',
  summary:
    'Note that the bank refused a cheque: its payment is reversed, and its fee posted; 409 when it was not deposited',
  can: ['update', 'Inscription'],
  params: idParam,
  body: rejetInput,
  answer: chequesChanged,
})

export const returnCheque = call({
  id: 'returnCheque',
  method: 'post',
  path: 'api/cheque/{id}/retour',
  summary:
    'Note that a cheque was given back: its payment is reversed unless it was refused before; 409 in other states',
  can: ['update', 'Inscription'],
  params: idParam,
  body: renduInput,
  answer: chequesChanged,
})

export const undoCheques = call({
  id: 'undoCheques',
  method: 'post',
  path: 'api/cheque/annulation',
  summary:
    'Undo a step that was noted by mistake: the ledger takes it back, and a refused payment is entered anew; 409 when a cheque has another state',
  can: ['update', 'Transaction'],
  body: annulationChequesInput,
  answer: chequesChanged,
})
