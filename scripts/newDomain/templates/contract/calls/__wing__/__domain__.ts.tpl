import { idParam } from '../../list'
import {
  __domain__,
  __domain__Input,
  __domain__ListQuery,
  __domain__Page,
  __domain__Update,
} from '../../__wing__/__domain__'
import { call } from '../call'

export const list__Domains__ = call({
  id: 'list__Domains__',
  method: 'get',
  path: 'api/__slug__',
  summary: 'Records « __domain__ » of the school',
  can: ['read', '__Domain__'],
  query: __domain__ListQuery,
  answer: __domain__Page,
})

export const read__Domain__ = call({
  id: 'read__Domain__',
  method: 'get',
  path: 'api/__slug__/{id}',
  summary: 'One record « __domain__ »',
  can: ['read', '__Domain__'],
  params: idParam,
  answer: __domain__,
})

export const create__Domain__ = call({
  id: 'create__Domain__',
  method: 'post',
  path: 'api/__slug__',
  summary: 'Add a record « __domain__ »',
  can: ['create', '__Domain__'],
  body: __domain__Input,
  answer: __domain__,
  status: 201,
})

export const update__Domain__ = call({
  id: 'update__Domain__',
  method: 'put',
  path: 'api/__slug__/{id}',
  summary: 'Change a record « __domain__ »; 409 when it was saved since it was read',
  can: ['update', '__Domain__'],
  params: idParam,
  body: __domain__Update,
  answer: __domain__,
})

export const archive__Domain__ = call({
  id: 'archive__Domain__',
  method: 'post',
  path: 'api/__slug__/{id}/archive',
  summary: 'Archive a record « __domain__ »',
  can: ['archive', '__Domain__'],
  params: idParam,
  answer: __domain__,
})

export const unarchive__Domain__ = call({
  id: 'unarchive__Domain__',
  method: 'post',
  path: 'api/__slug__/{id}/unarchive',
  summary: 'Bring a record « __domain__ » back from the archive',
  can: ['archive', '__Domain__'],
  params: idParam,
  answer: __domain__,
})
