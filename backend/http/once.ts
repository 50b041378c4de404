import type { Context } from 'hono'
import { seal, sha256, unseal } from '../auth/crypto'
import { type Claim, claimKey, findDone, keepAnswer, releaseKey } from '../database/idempotence'
import type { Conn, Trx } from '../database/schema'
import type { Deps } from '../deps'
import { HttpError } from '../errors'

export const KEY_HEADER = 'Idempotency-Key'
/** Pattern of a key: long enough that it cannot be guessed, because the stored answer is encrypted with it. */
export const KEY_PATTERN = /^[\w-]{16,100}$/

/** Thrown when the transaction finds that the write was already done: the stored answer is sent again. */
export class DoneBefore extends Error {
  constructor(readonly response: Response) {
    super('Done before')
    this.name = 'DoneBefore'
  }
}

/**
 * A write with an idempotency key. The database can read neither the key nor the answer: it stores the key's hash,
 * and the answer encrypted with the key, because answers contain tokens and personal data.
 */
export class Once {
  private constructor(
    private readonly deps: Deps,
    private readonly key: string,
    private readonly claim: Claim,
  ) {}

  /** @throws 400 for a malformed key */
  static async of(deps: Deps, c: Context, auteur: string): Promise<Once | null> {
    const key = c.req.header(KEY_HEADER)
    if (key === undefined) return null
    if (!KEY_PATTERN.test(key)) throw new HttpError(400, 'malformed')
    const { pathname, search } = new URL(c.req.url)
    // Hashed as bytes, because a file is no text; Hono caches the body for the readers after this.
    const body = await sha256(new Uint8Array(await c.req.arrayBuffer()))
    return new Once(deps, key, {
      auteur,
      cle: await sha256(`key ${key}`),
      route: `${c.req.method} ${pathname}`,
      // The hash includes the key: a body may contain a password, which its bare hash would reveal. It includes the
      // query, which is stored nowhere else: its sender chooses its length.
      empreinte: await sha256(`body ${key} ${body}${search}`),
    })
  }

  /** The stored answer, when the write was done before. @throws 422 when the key belongs to another write */
  async known(db: Conn = this.deps.db): Promise<Response | null> {
    const done = await findDone(db, this.claim, this.deps.clock())
    if (!done) return null
    const { route, empreinte } = this.claim
    if (done.route !== route || done.empreinte !== empreinte) throw new HttpError(422, 'key_reused')
    if (done.reponse === null) return new Response(null, { status: done.statut })
    const body = await unseal(done.reponse, this.key)
    return new Response(body, { status: done.statut, headers: { 'Content-Type': 'application/json' } })
  }

  /**
   * Runs the write and stores its answer, in one transaction. A refusal that is returned, not thrown, is not stored.
   * @throws DoneBefore when it was done already, 422 when the key belongs to another write
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
