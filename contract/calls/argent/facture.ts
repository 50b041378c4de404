import {
  aFacturer,
  aFacturerQuery,
  avoirInput,
  factureDetail,
  factureExport,
  factureExportQuery,
  factureInput,
  factureListQuery,
  facturePage,
  factureSend,
  factureUpdate,
  reglementInput,
} from '../../argent/facture'
import { idParam } from '../../list'
import { call } from '../call'

export const listFactures = call({
  id: 'listFactures',
  method: 'get',
  path: 'api/facture',
  summary: 'Invoices and credit notes, page by page, with the totals of all that match',
  can: ['read', 'Facture'],
  query: factureListQuery,
  answer: facturePage,
})

export const exportFactures = call({
  id: 'exportFactures',
  method: 'get',
  path: 'api/facture/export',
  summary: 'All invoices and credit notes that match, slice by slice',
  can: ['export', 'Facture'],
  query: factureExportQuery,
  answer: factureExport,
})

export const readAFacturer = call({
  id: 'readAFacturer',
  method: 'get',
  path: 'api/facture/charges',
  summary: 'What a candidate owes that is on no invoice yet, and the rates of VAT of the school',
  can: ['create', 'Facture'],
  query: aFacturerQuery,
  refuses: [404],
  answer: aFacturer,
})

export const readFacture = call({
  id: 'readFacture',
  method: 'get',
  path: 'api/facture/{id}',
  summary: 'One invoice or credit note as it is printed; a draft as it would be today',
  can: ['read', 'Facture'],
  params: idParam,
  answer: factureDetail,
})

export const createFacture = call({
  id: 'createFacture',
  method: 'post',
  path: 'api/facture',
  summary: 'Draft an invoice from charges of a candidate, typed lines, or both; a draft has no number',
  can: ['create', 'Facture'],
  body: factureInput,
  answer: factureDetail,
  status: 201,
})

export const updateFacture = call({
  id: 'updateFacture',
  method: 'put',
  path: 'api/facture/{id}',
  summary: 'Change a draft; 409 when it was sent or saved since it was read',
  can: ['update', 'Facture'],
  params: idParam,
  body: factureUpdate,
  answer: factureDetail,
})

export const deleteFacture = call({
  id: 'deleteFacture',
  method: 'delete',
  path: 'api/facture/{id}',
  summary: 'Delete a draft; 409 for what was sent',
  can: ['update', 'Facture'],
  params: idParam,
})

export const sendFacture = call({
  id: 'sendFacture',
  method: 'post',
  path: 'api/facture/{id}/send',
  summary:
    'Send a draft under the next number of its series; 409 when it was sent before, when its total is no longer the one seen, or while the school has not said whether it charges VAT',
  can: ['update', 'Facture'],
  params: idParam,
  body: factureSend,
  answer: factureDetail,
  // The page shows the new total, or asks for the answer on VAT.
  failure: { page: ['facture_changed', 'tva_unanswered'] },
})

export const duplicateFacture = call({
  id: 'duplicateFacture',
  method: 'post',
  path: 'api/facture/{id}/duplicate',
  summary: 'Draft the same again: its client and its typed lines, and the charges that are on no invoice',
  can: ['create', 'Facture'],
  params: idParam,
  answer: factureDetail,
  status: 201,
})

export const createAvoir = call({
  id: 'createAvoir',
  method: 'post',
  path: 'api/facture/{id}/avoir',
  summary:
    'Draft the credit note of lines of an invoice, with a reason; 409 when there is nothing of them to take back',
  can: ['create', 'Facture'],
  params: idParam,
  body: avoirInput,
  answer: factureDetail,
  status: 201,
})

export const payFacture = call({
  id: 'payFacture',
  method: 'post',
  path: 'api/facture/{id}/reglement',
  summary:
    'Take money from a company for its invoice, with what it withholds; 409 when the rest is no longer the one seen, for too much cash or for a cheque taken before',
  can: ['create', 'Transaction'],
  params: idParam,
  body: reglementInput,
  answer: factureDetail,
  status: 201,
  failure: { page: ['balance_changed'] },
})
