import { EXPORT_SLICE } from '@contract/ecole/candidat'
import { idParam } from '@contract/list'
import {
  contactAnswer,
  contactExport,
  contactExportQuery,
  contactInput,
  contactListQuery,
  contactPage,
  messageContact,
  reponseInput,
} from '@contract/plateforme/contact'
import { deviceOf } from '../../auth/session'
import { answerContact, closeContact, mustFindContact, submitContact } from '../../commands/plateforme/contact'
import { page } from '../../database/page'
import { listContacts } from '../../database/plateforme/contact'
import type { Api } from '../../http/endpoint'

function readRoutes(api: Api): void {
  const { db } = api.deps
  api.endpoint(
    {
      method: 'get',
      path: 'api/contact',
      summary: 'Messages to the platform, newest first',
      can: ['read', 'MessageContact'],
      query: contactListQuery,
      answer: contactPage,
    },
    async ({ caller, query }) => {
      const { rows, total } = await listContacts(db, caller, query)
      return page(rows, total, query)
    },
  )
  api.endpoint(
    {
      method: 'get',
      path: 'api/contact/export',
      summary: 'The whole filtered list of messages, slice by slice',
      can: ['export', 'MessageContact'],
      query: contactExportQuery,
      answer: contactExport,
    },
    async ({ caller, query: { after = 0, ...query } }) => {
      const { rows } = await listContacts(db, caller, { ...query, page: after + 1, perPage: EXPORT_SLICE })
      return { data: rows, next: rows.length === EXPORT_SLICE ? after + 1 : null }
    },
  )
  api.endpoint(
    {
      method: 'get',
      path: 'api/contact/{id}',
      summary: 'One message',
      can: ['read', 'MessageContact'],
      params: idParam,
      answer: messageContact,
    },
    ({ caller, params }) => mustFindContact(db, caller, 'read', params.id),
  )
}

/** What people write to the platform, signed in or not. */
export function contactRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(
    {
      method: 'post',
      path: 'contact-us/submit',
      summary: 'Write to the platform; 429 after too many messages',
      can: 'public',
      body: contactInput,
      answer: contactAnswer,
      status: 201,
    },
    ({ body, c }) => submitContact(deps, body, deviceOf(c).deviceId),
  )
  readRoutes(api)
  api.endpoint(
    {
      method: 'post',
      path: 'api/contact/{id}/answer',
      summary: 'Answer a message by e-mail; 409 when it has its answer',
      can: ['update', 'MessageContact'],
      params: idParam,
      body: reponseInput,
      answer: messageContact,
    },
    ({ caller, params, body }) => answerContact(deps, caller, params.id, body.reponse),
  )
  api.endpoint(
    {
      method: 'post',
      path: 'api/contact/{id}/close',
      summary: 'Close a message; 409 when it is closed',
      can: ['update', 'MessageContact'],
      params: idParam,
      answer: messageContact,
    },
    ({ caller, params }) => closeContact(deps, caller, params.id),
  )
}
