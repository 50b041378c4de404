import { DEMO_PASSWORD } from '@backend/seed/demo'
import type { LoginAnswer, SentMessage } from '@contract/compte/auth'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { buildCandidat } from '@tests/helpers/factories'
import { send, signedIn } from '@tests/helpers/http'
import { disable, secondHost, wait } from '@tests/helpers/scenarios'
import type { KyselyPlugin } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const STRONG = 'girouette lampadaire 47 tandem'
const STRONGER = 'patinoire cerfeuil 82 boulon'

let backend: TestBackend
beforeEach(async () => {
  // With a single connection, concurrent requests reach the database in the order in which they were sent.
  backend = await startBackend({ connections: 1 })
})
afterEach(() => backend.stop())

const login = (username: string, password: string) =>
  send<LoginAnswer>(backend, 'POST', '/auth/login', { body: { username, password } })
const forgot = (identifiant: string) => send(backend, 'POST', '/auth/forgot-password', { body: { identifiant } })
const reset = (identifiant: string, code: string, password = STRONG) =>
  send(backend, 'POST', '/auth/reset-password', { body: { identifiant, code, password } })
const outbox = async () => (await send<SentMessage[]>(backend, 'GET', '/auth/outbox')).body
const codeIn = (message: SentMessage | undefined) => /code est (\d{6})/.exec(message?.texte ?? '')?.[1] ?? 'none'
const lastCode = async () => codeIn((await outbox())[0])
const EMAIL = 'ecole@voielibre.exemple.tn'
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')

describe('a forgotten password', () => {
  it('answers the same whether the account exists or not', async () => {
    const answers = [await forgot(EMAIL), await forgot('nobody@exemple.tn'), await forgot('00 00'), await forgot('%')]
    for (const { status, text } of answers) expect([status, text]).toEqual([204, ''])
    expect(await outbox()).toMatchObject([
      { canal: 'email', destinataire: EMAIL, sujet: 'Votre code de réinitialisation' },
    ])
  })

  it('does as much for a name that is unknown, disabled or has had its codes as for a known one', async () => {
    const seen: string[] = []
    const noting: KyselyPlugin = {
      transformQuery({ node }) {
        seen.push(node.kind === 'SelectQueryNode' ? 'read' : 'write')
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const host = secondHost({ ...backend, db: backend.db.withPlugin(noting) }, {})
    const workFor = async (identifiant: string) => {
      seen.length = 0
      await send(host, 'POST', '/auth/forgot-password', { body: { identifiant } })
      return [...seen].sort()
    }
    const usual = await workFor(EMAIL)
    expect(usual.length).toBeGreaterThan(5)
    expect(await workFor('nobody@exemple.tn')).toEqual(usual)
    await disable(backend, 'client')
    expect(await workFor('client')).toEqual(usual)
    for (let count = 0; count < 3; count += 1) expect(await workFor(EMAIL)).toEqual(usual)
    expect(await outbox()).toHaveLength(3)
    expect(await backend.db.selectFrom('limite').selectAll().execute()).toEqual([])
  })

  it('sets the new password once with the code and ends all sessions', async () => {
    const { body: open } = await login('ecole', DEMO_PASSWORD)
    await forgot(EMAIL)
    const code = await lastCode()
    expect((await reset(EMAIL, code)).status).toBe(204)
    expect((await send(backend, 'GET', '/api/user/me', { token: open.access_token })).status).toBe(401)
    expect((await login('ecole', DEMO_PASSWORD)).status).toBe(401)
    expect((await login('ecole', STRONG)).status).toBe(200)
    expect((await reset(EMAIL, code, STRONGER)).body).toMatchObject({ statusCode: 422, errors: { code: 'code_wrong' } })
    expect((await login('ecole', STRONG)).status).toBe(200)
  })

  it('unlocks a locked account with a new password', async () => {
    for (let count = 0; count < 5; count += 1) await login('ecole', 'wrong')
    await forgot(EMAIL)
    await reset(EMAIL, await lastCode())
    expect((await login('ecole', STRONG)).status).toBe(200)
  })

  it('deletes sent messages after 31 days', async () => {
    await forgot('ecole@voielibre.exemple.tn')
    wait(backend, { days: 31 })
    await forgot('ecole@voielibre.exemple.tn')
    expect(await outbox()).toHaveLength(1)
  })

  it('accepts a code for ten minutes', async () => {
    await forgot(EMAIL)
    const code = await lastCode()
    wait(backend, { minutes: 10 })
    expect((await reset(EMAIL, code)).body.errors).toEqual({ code: 'code_wrong' })
    await forgot(EMAIL)
    const next = await lastCode()
    wait(backend, { minutes: 9.9 })
    expect((await reset(EMAIL, next)).status).toBe(204)
  })

  it('refuses the right code with 429 after five wrong tries', async () => {
    await forgot(EMAIL)
    const code = await lastCode()
    for (let count = 0; count < 4; count += 1) expect((await reset(EMAIL, wrongOf(code))).status).toBe(422)
    expect((await reset(EMAIL, wrongOf(code))).body).toMatchObject({ code: 'too_many', details: { seconds: 600 } })
    const spent = await reset(EMAIL, code)
    expect(spent.body).toMatchObject({ statusCode: 429, code: 'too_many' })
    wait(backend, { minutes: 10 })
    await forgot(EMAIL)
    expect((await reset(EMAIL, await lastCode())).status).toBe(204)
  })

  it('limits tries alike for an unknown account and answers the seconds to wait', async () => {
    await forgot(EMAIL)
    const answersFor = async (identifiant: string, code: string) => {
      const answers = []
      for (let count = 0; count < 7; count += 1) answers.push((await reset(identifiant, code)).body)
      return answers
    }
    const known = await answersFor(EMAIL, wrongOf(await lastCode()))
    expect(known.at(-1)).toMatchObject({ statusCode: 429, code: 'too_many', details: { seconds: 600 } })
    expect(await answersFor('personne@exemple.tn', '123456')).toEqual(known)
  })

  it('counts before a code was asked for, so that asking reveals no account', async () => {
    for (const identifiant of [EMAIL, 'personne@exemple.tn']) {
      for (let count = 0; count < 4; count += 1) expect((await reset(identifiant, '123456')).status).toBe(422)
      expect((await reset(identifiant, '123456')).status).toBe(429)
      await forgot(identifiant)
      expect((await reset(identifiant, '123456')).status).toBe(429)
    }
  })

  it('takes thirty wrong codes of an account in a day, however many codes are sent', async () => {
    let wrong = 0
    for (let round = 0; round < 10; round += 1) {
      await forgot(EMAIL)
      for (let count = 0; count < 5; count += 1)
        if ((await reset(EMAIL, wrongOf(await lastCode()))).status === 422) wrong += 1
      wait(backend, { minutes: 11 })
    }
    // Six rounds of five wrong codes count. The fifth code of each round is answered with a waiting time instead of
    // 422.
    expect(wrong).toBe(24)
    wait(backend, { minutes: 24 * 60 })
    await forgot(EMAIL)
    expect((await reset(EMAIL, await lastCode())).status).toBe(204)
  })

  it('reveals under no identifier what was tried under another of the same account', async () => {
    await forgot('ecole')
    const code = await lastCode()
    const spend = async (identifiant: string) => {
      const answers = []
      for (let count = 0; count < 6; count += 1) answers.push((await reset(identifiant, wrongOf(code))).body)
      return answers
    }
    const named = await spend('ecole')
    expect(named.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422, 429, 429])
    expect((await forgot(EMAIL)).status).toBe(204)
    // The code is used up all the same: the right one is refused like a wrong one.
    expect((await reset(EMAIL, code)).body).toMatchObject({ statusCode: 422, errors: { code: 'code_wrong' } })
    expect((await spend(EMAIL)).slice(0, 4)).toEqual(named.slice(1, 5))
    expect(await spend('personne@exemple.tn')).toEqual(named)
  })

  it('answers alike when a code outlives the count of what was typed', async () => {
    const answersOf = async (identifiant: string) => {
      const statuses = []
      await forgot(identifiant)
      for (let count = 0; count < 4; count += 1) statuses.push((await reset(identifiant, '000000')).status)
      wait(backend, { minutes: 9 })
      await forgot(identifiant)
      wait(backend, { minutes: 2 })
      for (let count = 0; count < 3; count += 1) statuses.push((await reset(identifiant, '000000')).status)
      return statuses
    }
    expect(await answersOf(EMAIL)).toEqual(await answersOf('personne@exemple.tn'))
  })

  it('takes thirty wrong codes of an account in a day under all of its identifiers together', async () => {
    const wrongIn = async (identifiant: string) => {
      await forgot(identifiant)
      const code = await lastCode()
      for (let count = 0; count < 5; count += 1) await reset(identifiant, wrongOf(code))
      wait(backend, { minutes: 11 })
    }
    for (let round = 0; round < 3; round += 1) for (const identifiant of ['ecole', EMAIL]) await wrongIn(identifiant)
    expect(await outbox()).toHaveLength(6)
    // Neither identifier was used too often, but the account was: nothing is sent, and the answer does not say so.
    expect((await forgot(EMAIL)).status).toBe(204)
    expect(await outbox()).toHaveLength(6)
    wait(backend, { days: 1 })
    await forgot(EMAIL)
    expect((await reset(EMAIL, await lastCode())).status).toBe(204)
  })

  it('keeps the count of tries when another code is requested', async () => {
    await forgot(EMAIL)
    for (let count = 0; count < 3; count += 1) await reset(EMAIL, wrongOf(await lastCode()))
    await forgot(EMAIL)
    const second = await lastCode()
    expect((await reset(EMAIL, wrongOf(second))).status).toBe(422)
    expect((await reset(EMAIL, wrongOf(second))).status).toBe(429)
    expect((await reset(EMAIL, second)).status).toBe(429)
    const sent = (await outbox()).length
    expect((await forgot(EMAIL)).status).toBe(429)
    expect(await outbox()).toHaveLength(sent)
  })

  it('says how long to wait instead of promising a code that is not sent, alike for an unknown account', async () => {
    for (const identifiant of [EMAIL, 'personne@exemple.tn']) {
      for (let count = 0; count < 5; count += 1) await reset(identifiant, '123456')
      const { status, body } = await forgot(identifiant)
      expect([status, body]).toMatchObject([429, { code: 'too_many', details: { seconds: 600 } }])
    }
    wait(backend, { minutes: 10 })
    expect((await forgot(EMAIL)).status).toBe(204)
  })

  it('sends at most three codes while one is valid, then sends again', async () => {
    for (let count = 0; count < 5; count += 1) expect((await forgot(EMAIL)).status).toBe(204)
    expect(await outbox()).toHaveLength(3)
    const code = await lastCode()
    wait(backend, { minutes: 10 })
    await forgot(EMAIL)
    expect(await outbox()).toHaveLength(4)
    expect((await reset(EMAIL, code)).status).toBe(422)
    expect((await reset(EMAIL, await lastCode())).status).toBe(204)
  })

  it('keeps the count of tries when the code is right and the new password is weak', async () => {
    await forgot(EMAIL)
    const code = await lastCode()
    for (let count = 0; count < 6; count += 1)
      expect((await reset(EMAIL, code, 'ecole ecole ecole')).body.errors).toEqual({ password: 'password_weak' })
    // A wrong code costs a try even with a weak password. Otherwise weak passwords would reveal right codes for free.
    for (let count = 0; count < 4; count += 1)
      expect((await reset(EMAIL, wrongOf(code), 'ecole ecole ecole')).body.errors).toEqual({ code: 'code_wrong' })
    expect((await reset(EMAIL, wrongOf(code), 'ecole ecole ecole')).status).toBe(429)
    expect((await reset(EMAIL, code)).status).toBe(429)
  })

  it('sets one password when two resets are sent concurrently', async () => {
    await forgot(EMAIL)
    const code = await lastCode()
    const answers = await Promise.all([reset(EMAIL, code, STRONG), reset(EMAIL, code, STRONGER)])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422])
  })

  it('counts tries that are sent concurrently', async () => {
    await forgot(EMAIL)
    const code = await lastCode()
    await Promise.all(Array.from({ length: 5 }, () => reset(EMAIL, wrongOf(code))))
    expect((await reset(EMAIL, code)).status).toBe(429)
  })

  it('invalidates the previous code when a new one is requested', async () => {
    await forgot(EMAIL)
    const first = await lastCode()
    await forgot(EMAIL)
    const second = await lastCode()
    // If both codes happen to be equal, which occurs once in a million, the first one is not an old one.
    const old = first === second ? wrongOf(second) : first
    expect((await reset(EMAIL, old)).status).toBe(422)
    expect((await reset(EMAIL, second)).status).toBe(204)
  })

  it.each(['98 123 457', '+216 98 123 457', '0021698123457', '98.12.34.57'])(
    'sends the code by text message to the phone number %j',
    async (typed) => {
      const ecole = await signedIn(backend, 'ecole')
      await buildCandidat(ecole, { nom: 'Joignable', telephone: '98123457', email: null })
      await forgot(typed)
      const [message] = await outbox()
      expect(message).toMatchObject({ canal: 'sms', destinataire: '+21698123457' })
      expect((await reset(typed, codeIn(message))).status).toBe(204)
      expect((await login('personne.joignable', STRONG)).body.isFirstLogin).toBe(false)
    },
  )

  it('refuses a code that was sent for another account', async () => {
    await forgot(EMAIL)
    expect((await reset('ecole2@voielibre.exemple.tn', await lastCode())).status).toBe(422)
    expect((await login('ecole2', DEMO_PASSWORD)).status).toBe(200)
  })

  it('sends no code to a disabled account', async () => {
    await disable(backend, 'ecole')
    await forgot(EMAIL)
    expect(await outbox()).toEqual([])
  })

  it.each([
    [{ code: '12345' }, { code: 'code_digits' }],
    [{ code: 'abcdef' }, { code: 'code_digits' }],
    [{ code: '' }, { code: 'code_digits' }],
    [{ password: 'short' }, { password: 'password_short' }],
    [{ password: 'x'.repeat(201) }, { password: 'too_long' }],
    [{ identifiant: '' }, { identifiant: 'required' }],
  ])('answers a field error for the reset %j', async (values, errors) => {
    const body = { identifiant: EMAIL, code: '123456', password: STRONG, ...values }
    expect((await send(backend, 'POST', '/auth/reset-password', { body })).body.errors).toEqual(errors)
  })

  it('refuses the same and a weak password, then accepts a strong one with the same code', async () => {
    await forgot(EMAIL)
    const code = await lastCode()
    expect((await reset(EMAIL, code, DEMO_PASSWORD)).body.errors).toEqual({ password: 'password_same' })
    expect((await reset(EMAIL, code, 'ecole ecole ecole')).body.errors).toEqual({ password: 'password_weak' })
    expect((await reset(EMAIL, code, STRONG)).status).toBe(204)
  })
})
