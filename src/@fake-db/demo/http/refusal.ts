import { type Language, SENTENCES, type Sentence } from './sentences'

export type FieldErrors = Record<string, 'required' | 'invalid' | 'end_before_start'>

/** A request refused with a reason. */
export class Refusal extends Error {
  readonly status: number
  readonly sentence: Sentence
  readonly errors: FieldErrors | undefined

  constructor(status: number, sentence: Sentence, errors?: FieldErrors) {
    super(SENTENCES[sentence].fr)
    this.status = status
    this.sentence = sentence
    this.errors = errors
  }

  /** The answer's body, in the format of the product's own backend. */
  body(language: Language) {
    const { status: statusCode, sentence: code, errors } = this
    return { statusCode, code, message: SENTENCES[code][language], ...(errors && { errors }) }
  }
}

export const notFound = () => new Refusal(404, 'not_found')

export const invalid = (errors: FieldErrors) => new Refusal(422, 'invalid', errors)
