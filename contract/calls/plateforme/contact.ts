import { idParam } from '../../list'
import {
  contactAnswer,
  contactExport,
  contactExportQuery,
  contactInput,
  contactListQuery,
  contactPage,
  messageContact,
  reponseInput,
} from '../../plateforme/contact'
import { call, SMALL_BODY } from '../call'

export const listContacts = call({
  id: 'listContacts',
  method: 'get',
  path: 'api/contact',
  summary: 'Messages to the platform, newest first',
  can: ['read', 'MessageContact'],
  query: contactListQuery,
  answer: contactPage,
})

export const exportContacts = call({
  id: 'exportContacts',
  method: 'get',
  path: 'api/contact/export',
  summary: 'The whole filtered list of messages, slice by slice',
  can: ['export', 'MessageContact'],
  query: contactExportQuery,
  answer: contactExport,
})

export const readContact = call({
  id: 'readContact',
  method: 'get',
  path: 'api/contact/{id}',
  summary: 'One message',
  can: ['read', 'MessageContact'],
  params: idParam,
  answer: messageContact,
})

export const submitContact = call({
  id: 'submitContact',
  method: 'post',
  path: 'contact-us/submit',
  summary: 'Write to the platform; 429 after too many messages',
  can: 'public',
  body: contactInput,
  // Five thousand letters, escaped.
  limit: 10 * SMALL_BODY,
  answer: contactAnswer,
  status: 201,
  counted: true,
  // The form shows the minutes to wait.
  failure: { page: ['too_many'] },
})

export const answerContact = call({
  id: 'answerContact',
  method: 'post',
  path: 'api/contact/{id}/answer',
  summary: 'Answer a message by e-mail; 409 when it has its answer',
  can: ['update', 'MessageContact'],
  params: idParam,
  body: reponseInput,
  answer: messageContact,
})

export const closeContact = call({
  id: 'closeContact',
  method: 'post',
  path: 'api/contact/{id}/close',
  summary: 'Close a message; 409 when it is closed',
  can: ['update', 'MessageContact'],
  params: idParam,
  answer: messageContact,
})
