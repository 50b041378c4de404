import {
  auteurList,
  historiqueExport,
  historiqueExportQuery,
  historiqueListQuery,
  historiquePage,
} from '../../ecole/historique'
import { call } from '../call'

export const listHistorique = call({
  id: 'listHistorique',
  method: 'get',
  path: 'api/historique',
  summary: 'Who did what to which record, newest first',
  can: ['read', 'Historique'],
  query: historiqueListQuery,
  answer: historiquePage,
})

export const listAuteurs = call({
  id: 'listAuteurs',
  method: 'get',
  path: 'api/historique/auteurs',
  summary: 'Who has written to the log',
  can: ['read', 'Historique'],
  answer: auteurList,
})

export const exportHistorique = call({
  id: 'exportHistorique',
  method: 'get',
  path: 'api/historique/export',
  summary: 'The whole filtered log, slice by slice',
  can: ['read', 'Historique'],
  query: historiqueExportQuery,
  answer: historiqueExport,
})
