import { z } from 'zod'
import { permi, permisEnseignes, permisEnseignesUpdate } from '../../ecole/permi'
import { call } from '../call'

export const listPermis = call({
  id: 'listPermis',
  method: 'get',
  path: 'api/permi',
  summary: 'Licence categories, each with whether the caller’s school teaches it',
  can: ['read', 'Permi'],
  answer: z.array(permi),
})

export const readPermisEnseignes = call({
  id: 'readPermisEnseignes',
  method: 'get',
  path: 'api/permi/enseigne',
  summary: 'Which categories the school teaches, and who and what of it is of each',
  can: ['read', 'Configuration'],
  answer: permisEnseignes,
})

export const updatePermisEnseignes = call({
  id: 'updatePermisEnseignes',
  method: 'put',
  path: 'api/permi/enseigne',
  summary: 'Choose the categories taught; 409 while one that is given up is in use, or when they were saved since',
  can: ['update', 'Configuration'],
  body: permisEnseignesUpdate,
  answer: permisEnseignes,
  // The page lists the categories in use, and the people and vehicles that use them.
  failure: { page: ['permi_in_use'] },
})
