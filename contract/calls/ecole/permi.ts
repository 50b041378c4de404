import { z } from 'zod'
import { permi } from '../../ecole/permi'
import { call } from '../call'

export const listPermis = call({
  id: 'listPermis',
  method: 'get',
  path: 'api/permi',
  summary: 'Licence categories',
  can: ['read', 'Permi'],
  answer: z.array(permi),
})
