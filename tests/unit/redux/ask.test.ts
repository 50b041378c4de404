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

describe('requestOf', () => {
  it('builds a path from an id', () => {
    expect(requestOf(readCandidat, 7)).toEqual({ url: 'api/candidat/7', method: 'GET' })
  })

  it('builds the parameters of a list', () => {
    expect(requestOf(listDemandes, { statut: 'PENDING' })).toEqual({
      url: 'api/calendrier/demande',
      method: 'GET',
      params: { statut: 'PENDING' },
    })
  })

  it('builds the body of a write', () => {
    const input = { username: 'ecole', password: 'x' }
    expect(requestOf(login, input)).toMatchObject({ url: 'auth/login', method: 'POST', data: input })
  })

  it('builds path parts and body from one argument', () => {
    const body = { recu: true, version: 0, dateDocument: null, dateExpiration: null, note: null }
    expect(requestOf(noteDocument, { id: 7, type: 'cin', body })).toEqual({
      url: 'api/candidat/7/document/cin',
      method: 'PUT',
      data: body,
    })
  })

  it('builds path and query from one argument', () => {
    expect(requestOf(acceptDemandePack, { id: 7, debut: 'today' })).toMatchObject({
      url: 'api/demande/7/accept',
      params: { debut: 'today' },
    })
  })

  it('accepts no argument', () => {
    expect(requestOf(listPermis, undefined)).toEqual({ url: 'api/permi', method: 'GET' })
  })

  it('encodes a path parameter as one part', () => {
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

describe('ask and askAs', () => {
  it('map the argument of the hook', () => {
    const { query } = askAs(readUserStats, ({ from, to }: { from: string; to: string }) => ({ a: from, b: to }))
    expect(query({ from: '2026-01-01', to: '2026-02-01' }).url).toBe('api/user/getUserStats/2026-01-01/2026-02-01')
  })

  it('set the response schema and the failure handling of the call', () => {
    const { query, responseSchema } = ask(refuseDemande, { failure: 'dialog' })
    expect(query({ id: 1, body: { motif: 'x' } })).toMatchObject({ failure: 'dialog', data: { motif: 'x' } })
    expect(responseSchema).toBe(refuseDemande.answer)
    expect(ask(readUserStats).query({ a: '1', b: '2' }).failure).toBe('quiet')
  })
})
