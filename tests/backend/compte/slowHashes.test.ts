import { hashPassword, verifyPassword } from '@backend/auth/password'
import { TooManyWaitingError, Turns } from '@backend/auth/turns'
import { DEMO_PASSWORD } from '@backend/seed/demo'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { send } from '@tests/helpers/http'
import { secondHost } from '@tests/helpers/scenarios'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** Jobs that note when they begin, and end when they are told to. */
function jobs() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const job = (name: string) => () => {
    begun.push(name)
    return new Promise<void>((end) => ends.push(end))
  }
  const endNext = async () => {
    ends.shift()?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { begun, job, endNext }
}

describe('turns', () => {
  it('let senders take turns, so that many jobs of one hold another up by one only', async () => {
    const turns = new Turns({ atOnce: 1, perSender: 9, inAll: 9 })
    const { begun, job, endNext } = jobs()
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) void turns.run(name.charAt(0), job(name))
    for (let count = 0; count < 6; count += 1) await endNext()
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
  })

  it('refuse a job when too many wait, of its sender or in all', async () => {
    const turns = new Turns({ atOnce: 1, perSender: 1, inAll: 2 })
    const { begun, job, endNext } = jobs()
    for (const name of ['a1', 'a2']) void turns.run('a', job(name))
    await expect(turns.run('a', job('a3'))).rejects.toThrow(TooManyWaitingError)
    void turns.run('b', job('b1'))
    await expect(turns.run('c', job('c1'))).rejects.toThrow(TooManyWaitingError)
    await endNext()
    void turns.run('c', job('c2'))
    for (let count = 0; count < 3; count += 1) await endNext()
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c2'])
  })

  it('go on after a job that failed', async () => {
    const turns = new Turns({ atOnce: 1, perSender: 1, inAll: 1 })
    const failed = turns.run('a', () => Promise.reject(new Error('no')))
    const next = turns.run('a', async () => 'done')
    await expect(failed).rejects.toThrow('no')
    expect(await next).toBe('done')
  })
})

/** The most slow hashes that were computed at once, and their number. Each waits until `released`. */
function watchHashes(released: Promise<void> = Promise.resolve()) {
  const watched = { most: 0, count: 0 }
  let running = 0
  const derive = crypto.subtle.deriveBits.bind(crypto.subtle)
  vi.spyOn(crypto.subtle, 'deriveBits').mockImplementation(async (algorithm, ...others) => {
    if ((algorithm as Pbkdf2Params).iterations < SLOW) return derive(algorithm, ...others)
    running += 1
    watched.count += 1
    watched.most = Math.max(watched.most, running)
    try {
      await released
      return await derive(algorithm, ...others)
    } finally {
      running -= 1
    }
  })
  return watched
}
const SLOW = 6000

describe('slow hashes', () => {
  let backend: TestBackend
  beforeEach(async () => {
    backend = await startBackend()
  })
  afterEach(() => backend.stop())

  const signInBy = (host: Pick<TestBackend, 'request'>, username: string, device: string) =>
    send<{ code: string; details: unknown }>(host, 'POST', '/auth/login', {
      body: { username, password: 'wrong' },
      headers: { deviceId: device },
    })

  it('are computed two at once, whoever asks for them', async () => {
    const watched = watchHashes()
    await Promise.all(Array.from({ length: 12 }, (_, index) => hashPassword('x', SLOW, `sender${index}`)))
    expect(watched).toEqual({ most: 2, count: 12 })
  })

  it('are refused with 429 and the time to wait when one sender asks for many, and nobody else is', async () => {
    const host = secondHost(backend, { passwordRounds: SLOW })
    const refused: Awaited<ReturnType<typeof signInBy>>[] = []
    let release = () => {}
    // However slow the database is, the many tries are there before the first hash ends.
    const watched = watchHashes(new Promise((resolve) => (release = resolve)))
    const signInOf = async (username: string, device: string) => {
      const answer = await signInBy(host, username, device)
      if (answer.status === 429) refused.push(answer)
      if (refused.length === 21) release()
      return answer
    }
    const many = Array.from({ length: 50 }, (_, index) => signInOf(`nobody${index}`, 'attacker'))
    const [own, ...others] = await Promise.all([signInOf('nobody', 'desk'), ...many])
    expect(own.status).toBe(401)
    expect(others.filter(({ status }) => status === 401)).toHaveLength(50 - refused.length)
    expect(refused[0]?.body).toMatchObject({ code: 'too_many', details: { seconds: 5 } })
    expect(refused[0]?.headers.get('Retry-After')).toBe('5')
    expect(watched.most).toBe(2)
    // A refused try counts as no wrong password.
    const counted = await backend.db.selectFrom('limite').select('nombre').execute()
    expect(counted).toHaveLength(51 - refused.length)
  })

  it('of a shared e-mail address are compared ten at most, and cheap ones all', async () => {
    const email = 'famille@exemple.tn'
    const users = await backend.db.selectFrom('utilisateur').select('id').orderBy('id').limit(30).execute()
    for (const [index, { id }] of users.entries()) {
      const motDePasse = await hashPassword(index === 29 ? DEMO_PASSWORD : `own ${index}`, index < 15 ? SLOW : 10)
      await backend.db.updateTable('utilisateur').set({ email, motDePasse }).where('id', '=', id).execute()
    }
    const host = secondHost(backend, { passwordRounds: SLOW })
    const watched = watchHashes()
    expect((await signInBy(host, email, 'a')).status).toBe(401)
    expect(watched).toEqual({ most: 1, count: 10 })
    const body = { username: email, password: DEMO_PASSWORD }
    expect((await send(host, 'POST', '/auth/login', { body })).status).toBe(200)
  })

  it('of one school leave room for an account of another that has the same address', async () => {
    const email = 'victime@exemple.tn'
    const accounts = backend.db.selectFrom('utilisateur').select(['id', 'username', 'idAutoEcole'])
    const rows = await accounts.orderBy('id').execute()
    const victim = rows.find(({ username }) => username === 'client')
    const school = rows.find(({ username }) => username === 'candidat')?.idAutoEcole
    const others = rows.filter(({ id, idAutoEcole }) => idAutoEcole === school && id !== victim?.id).slice(0, 12)
    if (!victim || others.length < 12) throw new Error('The demo has too few accounts')
    for (const { id } of others) {
      const motDePasse = await hashPassword(`own ${id}`, SLOW)
      const lately = { email, motDePasse, derniereConnexion: '2026-11-20T08:00:00.000Z' }
      await backend.db.updateTable('utilisateur').set(lately).where('id', '=', id).execute()
    }
    const own = { email, motDePasse: await hashPassword(DEMO_PASSWORD, SLOW), derniereConnexion: null }
    await backend.db.updateTable('utilisateur').set(own).where('id', '=', victim.id).execute()
    const host = secondHost(backend, { passwordRounds: SLOW })
    const { status, body } = await send(host, 'POST', '/auth/login', {
      body: { username: email, password: DEMO_PASSWORD },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ usersConnect: { username: 'client' } })
    await send(host, 'POST', '/auth/forgot-password', { body: { identifiant: email } })
    const codes = await backend.db.selectFrom('code_reinitialisation').select('idUtilisateur').execute()
    expect(codes.map(({ idUtilisateur }) => idUtilisateur)).toContain(victim.id)
  })

  it.each([
    ['a longer time than any of this program', `pbkdf2$2000000000$${'A'.repeat(22)}$${'A'.repeat(43)}`],
    ['more rounds than can be computed', `pbkdf2$4000000000$${'A'.repeat(22)}$${'A'.repeat(43)}`],
    ['no number of rounds', `pbkdf2$many$${'A'.repeat(22)}$${'A'.repeat(43)}`],
    ['a salt that cannot be read', 'pbkdf2$1000$A$AAAA'],
  ])('match no password where a file brought one of %s', async (_name, motDePasse) => {
    await backend.db.updateTable('utilisateur').set({ motDePasse }).where('username', '=', 'moniteur').execute()
    const rounds: number[] = []
    vi.spyOn(crypto.subtle, 'deriveBits').mockImplementation(async (algorithm) => {
      rounds.push((algorithm as Pbkdf2Params).iterations)
      return new ArrayBuffer(32)
    })
    const host = secondHost(backend, { passwordRounds: SLOW })
    expect((await signInBy(host, 'moniteur', 'a')).status).toBe(401)
    // It takes as long as any other try.
    expect(rounds).toEqual([SLOW])
  })

  it('are compared once where several accounts share one', async () => {
    const hash = await hashPassword('shared', SLOW)
    expect(await verifyPassword('shared', hash)).toBe(true)
    await backend.db.updateTable('utilisateur').set({ email: 'a@b.tn', motDePasse: hash }).execute()
    const watched = watchHashes()
    await signInBy(secondHost(backend, { passwordRounds: SLOW }), 'a@b.tn', 'a')
    expect(watched.count).toBe(1)
  })
})
