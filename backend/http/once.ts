import type { Context } from 'hono'
import { seal, sha256, unseal } from '../auth/crypto'
import { type Claim, claimKey, findDone, keepAnswer, releaseKey } from '../database/idempotence'
import type { Db, Trx } from '../database/schema'
import type { Deps } from '../deps'
import { HttpError } from '../errors'

export const KEY_HEADER = 'Idempotency-Key'
/** Long enough for nobody to guess it: the answer is sealed with it. */
export const KEY_PATTERN = /^[\w-]{16,100}$/

/** Writes that a key does not concern, and why each may simply come again. */
export const REPEATABLE: Readonly<Record<string, string>> = {
  'post auth/login': 'opens one more session; whoever never got its tokens cannot use it, and it runs out',
  'post auth/logout': 'a session that has ended has ended',
  'post api/candidat/import/preview': 'writes nothing',
}

/**
 * Writes of more than one transaction, and why. Their commands say with `decide` which is the one that counts; every other
 * write is one transaction from its first line to its answer.
 */
export const IN_STEPS: Readonly<Record<string, string>> = {
  'post auth/refresh': 'a stolen token is refused, and ends all sessions all the same',
  'post auth/change-password': 'a wrong password is counted; hashing would keep everybody waiting',
  'post auth/reset-password': 'a wrong code is counted; hashing would keep everybody waiting',
  'post api/autoecole/signup': 'tries are counted; hashing would keep everybody waiting',
  'post contact-us/submit': 'tries are counted',
  'post api/code-acces/utiliser': 'a wrong code is counted',
  'post api/candidat/import': 'its work begins with the answer, and goes on after it',
}

/** The write was done before, which its transaction found out: nothing more is to be done than to answer the same. */
export class DoneBefore extends Error {
  constructor(readonly response: Response) {
    super('Done before')
    this.name = 'DoneBefore'
  }
}

/**
 * A write that brought a key. The database learns neither the key nor the answer: it keeps the hash of the one, and the other
 * sealed with it, for answers hold tokens and what schools know of people.
 */
export class Once {
  private constructor(
    private readonly deps: Deps,
    private readonly key: string,
    private readonly claim: Claim,
  ) {}

  /** @throws 400 for a key that is none */
  static async of(deps: Deps, c: Context, auteur: string): Promise<Once | null> {
    const key = c.req.header(KEY_HEADER)
    if (key === undefined) return null
    if (!KEY_PATTERN.test(key)) throw new HttpError(400, 'malformed')
    const { pathname, search } = new URL(c.req.url)
    // As bytes: a file is no text, and whatever reads the body after this is given what was read first.
    const body = await sha256(new Uint8Array(await c.req.arrayBuffer()))
    return new Once(deps, key, {
      auteur,
      cle: await sha256(`key ${key}`),
      route: `${c.req.method} ${pathname}${search}`,
      // With the key in it: a body may hold a password, which its bare hash would give away.
      empreinte: await sha256(`body ${key} ${body}`),
    })
  }

  /** The answer, when the write was done before. @throws 422 when the key was that of another write */
  async known(db: Db | Trx = this.deps.db): Promise<Response | null> {
    const done = await findDone(db, this.claim, this.deps.clock())
    if (!done) return null
    const { route, empreinte } = this.claim
    if (done.route !== route || done.empreinte !== empreinte) throw new HttpError(422, 'key_reused')
    if (done.reponse === null) return new Response(null, { status: done.statut })
    const body = await unseal(done.reponse, this.key)
    return new Response(body, { status: done.statut, headers: { 'Content-Type': 'application/json' } })
  }

  /**
   * Does the write and keeps its answer, in one transaction. A refusal that is returned, not thrown, is not kept.
   * @throws DoneBefore when it has been done, 422 when the key was that of another write
   */
  async run<T>(trx: Trx, work: () => Promise<T>, respond: (answer: T) => Response): Promise<T> {
    if (!(await claimKey(trx, this.claim, this.deps.clock()))) {
      const response = await this.known(trx)
      if (response) throw new DoneBefore(response)
    }
    const answer = await work()
    if (answer instanceof HttpError) await releaseKey(trx, this.claim)
    else await this.#keep(trx, respond(answer))
    return answer
  }

  async #keep(trx: Trx, response: Response): Promise<void> {
    const body = await response.text()
    await keepAnswer(trx, this.claim, {
      statut: response.status,
      reponse: body === '' ? null : await seal(body, this.key),
    })
  }
}
