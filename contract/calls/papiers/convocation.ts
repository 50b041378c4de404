import { idParam } from '../../list'
import { convocation, convocationInput, convocationList, convocationListQuery } from '../../papiers/convocation'
import { call } from '../call'

export const listConvocations = call({
  id: 'listConvocations',
  method: 'get',
  path: 'api/convocation',
  summary: 'The summonses to an exam or of a candidate, the newest of each exam',
  can: ['read', 'Convocation'],
  query: convocationListQuery,
  answer: convocationList,
})

export const readConvocation = call({
  id: 'readConvocation',
  method: 'get',
  path: 'api/convocation/{id}',
  summary: 'One summons as it is printed',
  can: ['read', 'Convocation'],
  params: idParam,
  answer: convocation,
})

export const createConvocations = call({
  id: 'createConvocations',
  method: 'post',
  path: 'api/convocation',
  summary: 'Issue the summonses to exams: a new version for an exam that moved, the one there is for others',
  can: ['create', 'Convocation'],
  body: convocationInput,
  answer: convocationList,
  status: 201,
})
