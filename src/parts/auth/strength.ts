import { passwordWords } from '@contract/compte/passwordWords'

type Judge = (password: string, words: string[]) => number

async function loadJudge(): Promise<Judge> {
  const [{ ZxcvbnFactory }, common, french] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fr'),
  ])
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...french.dictionary },
    graphs: common.adjacencyGraphs,
  })
  return (password, words) => zxcvbn.check(password.slice(0, 100), words).score
}

let judge: Promise<Judge> | undefined

/** Loads the dictionaries: they are large, so only for choosing a password. */
export function prepareStrength(): Promise<Judge> {
  judge ??= loadJudge().catch((error: unknown) => {
    judge = undefined
    throw error
  })
  return judge
}

/**
 * How hard a password is to guess, 0 to 4, on the backend's scale; `null` when it cannot be judged here.
 * @param known data on the person: names, addresses, numbers
 */
export async function strengthOf(password: string, known: readonly string[] = []): Promise<number | null> {
  const check = await prepareStrength().catch(() => null)
  return check ? check(password, passwordWords(known)) : null
}
