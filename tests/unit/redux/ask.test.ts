import { call } from '@contract/calls/call'
import { login } from '@contract/calls/compte/auth'
import { readUserStats } from '@contract/calls/compte/utilisateur'
import { noteDocument, readCandidat } from '@contract/calls/ecole/candidat'
import { listPermis } from '@contract/calls/ecole/permi'
import { listDemandes, refuseDemande } from '@contract/calls/planning/demande'
import { acceptDemandePack } from '@contract/calls/plateforme/demandePack'
import { ask, askAs, requestOf } from '@src/redux/ask'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

describe('a call becomes a request', () => {
  it('by the id of a record', () => {
    expect(requestOf(readCandidat, 7)).toEqual({ url: 'api/candidat/7', method: 'GET' })
  })

  it('by the query of a list', () => {
    expect(requestOf(listDemandes, { statut: 'PENDING' })).toEqual({
      url: 'api/calendrier/demande',
      method: 'GET',
      params: { statut: 'PENDING' },
    })
  })

  it('by what is written', () => {
    const input = { username: 'ecole', password: 'x' }
    expect(requestOf(login, input)).toMatchObject({ url: 'auth/login', method: 'POST', data: input })
  })

  it('by the id, the other parts of the path, and the body', () => {
    const body = { recu: true, version: 0, dateDocument: null, dateExpiration: null, note: null }
    expect(requestOf(noteDocument, { id: 7, type: 'cin', body })).toEqual({
      url: 'api/candidat/7/document/cin',
      method: 'PUT',
      data: body,
    })
  })

  it('by the id and the query', () => {
    expect(requestOf(acceptDemandePack, { id: 7, debut: 'today' })).toMatchObject({
      url: 'api/demande/7/accept',
      params: { debut: 'today' },
    })
  })

  it('of nothing', () => {
    expect(requestOf(listPermis, undefined)).toEqual({ url: 'api/permi', method: 'GET' })
  })

  it('whose path holds whatever it is given as one part', () => {
    const odd = call({
      id: 'odd',
      method: 'get',
      path: 'api/odd/{name}/x',
      summary: 'Odd',
      can: 'public',
      params: z.object({ name: z.string() }),
    })
    expect(requestOf(odd, { name: '../a b?c#d%' }).url).toBe('api/odd/..%2Fa%20b%3Fc%23d%25/x')
  })
})

describe('an endpoint', () => {
  it('takes what its hook takes', () => {
    const { query } = askAs(readUserStats, ({ from, to }: { from: string; to: string }) => ({ a: from, b: to }))
    expect(query({ from: '2026-01-01', to: '2026-02-01' }).url).toBe('api/user/getUserStats/2026-01-01/2026-02-01')
  })

  it('has the schema of the call, its own manner, and the failure that the call names', () => {
    const { query, responseSchema } = ask(refuseDemande, { failure: 'dialog' })
    expect(query({ id: 1, body: { motif: 'x' } })).toMatchObject({ failure: 'dialog', data: { motif: 'x' } })
    expect(responseSchema).toBe(refuseDemande.answer)
    expect(ask(readUserStats).query({ a: '1', b: '2' }).failure).toBe('quiet')
  })
})
