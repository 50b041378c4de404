import {
  statsParams,
  userStats,
  utilisateur,
  utilisateurExport,
  utilisateurExportQuery,
  utilisateurInput,
  utilisateurListQuery,
  utilisateurPage,
  utilisateurUpdate,
} from '../../compte/utilisateur'
import { idParam } from '../../list'
import { call } from '../call'

export const listUtilisateurs = call({
  id: 'listUtilisateurs',
  method: 'get',
  path: 'api/user',
  summary: 'The people at the desk of the school; for the platform, of every school',
  can: ['read', 'Utilisateur'],
  query: utilisateurListQuery,
  answer: utilisateurPage,
})

export const exportUtilisateurs = call({
  id: 'exportUtilisateurs',
  method: 'get',
  path: 'api/user/export',
  summary: 'The whole filtered list of people, slice by slice',
  can: ['read', 'Utilisateur'],
  query: utilisateurExportQuery,
  answer: utilisateurExport,
})

export const readUtilisateur = call({
  id: 'readUtilisateur',
  method: 'get',
  path: 'api/user/{id}',
  summary: 'One person at a desk',
  can: ['read', 'Utilisateur'],
  params: idParam,
  answer: utilisateur,
})

export const readUserStats = call({
  id: 'readUserStats',
  method: 'get',
  path: 'api/user/getUserStats/{a}/{b}',
  summary: 'New and active users between two days, by role and month: of the school, or of all for the platform',
  can: ['read', 'Utilisateur'],
  params: statsParams,
  refuses: [422],
  answer: userStats,
  failure: 'quiet',
})

export const createUtilisateur = call({
  id: 'createUtilisateur',
  method: 'post',
  path: 'api/user',
  summary: 'Add a person at the desk; its temporary password goes to it by e-mail',
  can: ['create', 'Utilisateur'],
  body: utilisateurInput,
  answer: utilisateur,
  status: 201,
})

export const updateUtilisateur = call({
  id: 'updateUtilisateur',
  method: 'put',
  path: 'api/user/{id}',
  summary: 'Change a person at the desk; 409 when it was saved since it was read',
  can: ['update', 'Utilisateur'],
  params: idParam,
  body: utilisateurUpdate,
  answer: utilisateur,
})

export const renewPassword = call({
  id: 'renewPassword',
  method: 'post',
  path: 'api/user/{id}/password',
  summary: 'Send a person a new temporary password; its sessions end; 429 within an hour of the last one',
  can: ['update', 'Utilisateur'],
  params: idParam,
  counted: true,
  answer: utilisateur,
})

export const activateUtilisateur = call({
  id: 'activateUtilisateur',
  method: 'post',
  path: 'api/user/{id}/activate',
  summary: 'Let a person sign in again',
  can: ['update', 'Utilisateur'],
  params: idParam,
  answer: utilisateur,
})

export const deactivateUtilisateur = call({
  id: 'deactivateUtilisateur',
  method: 'post',
  path: 'api/user/{id}/deactivate',
  summary: 'Let a person sign in no more; 409 for oneself and for the last who may do everything',
  can: ['update', 'Utilisateur'],
  params: idParam,
  answer: utilisateur,
})
