import { z } from 'zod'
import type { FieldCode } from './errors'

/**
 * Characters that no keyboard types and that mislead readers: control characters (the database would end a text at a
 * NUL), lone surrogates, marks that change the text direction.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression is meant to match them.
const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\p{Cs}]/gu
/** A text without invisible characters, and with uniform line breaks. */
export const visible = (typed: string): string => typed.replace(/\r\n?/g, '\n').replace(INVISIBLE, '')
export const text = () => z.string().overwrite(visible)

/** Free text: trimmed, `null` when empty. */
export const optionalText = (max: number) =>
  text()
    .trim()
    .max(max)
    .nullish()
    .transform((text) => text || null)

/**
 * An optional tax number, checked loosely: the Tunisian one with or without its letters and establishment, the French
 * SIRET or VAT number. Spaces, dots and slashes do not count.
 */
export const taxNumber = optionalText(30).refine(
  (text) =>
    text === null || /^(\d{7,8}[A-Z]([ABDFNP][CEMNP]\d{3})?|\d{14}|FR\w{11})$/i.test(text.replace(/[\s./-]/g, '')),
  'invalid',
)

export const requiredText = (max: number) => text().trim().min(1).max(max)

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * True for a real calendar day between 1900 and 2200, written `YYYY-MM-DD`: other days cannot be computed with
 * safely.
 */
export function isDay(text: string): boolean {
  const match = DAY.exec(text)
  if (!match) return false
  const [, year, month, day] = match.map(Number) as [number, number, number, number]
  // JavaScript moves a day that the month lacks to the next month.
  const date = new Date(Date.UTC(year, month - 1, day))
  return year >= 1900 && year < 2200 && date.getUTCMonth() === month - 1
}

/** A calendar day `YYYY-MM-DD`: text, never a moment, so no time zone can shift it. */
export const day = z.string().refine(isDay, 'date')
export const optionalDay = z
  .union([z.literal(''), day])
  .nullish()
  .transform((text) => text || null)

const [FIRST_MS, END_MS] = [Date.UTC(1900, 0), Date.UTC(2200, 0)]
/** True for a moment between 1900 and 2200, in UTC as it is stored, on a real calendar day. */
export function isMoment(text: string): boolean {
  const ms = Date.parse(text)
  return isDay(text.slice(0, 10)) && ms >= FIRST_MS && ms < END_MS
}
/** A moment with its offset from UTC, stored as `YYYY-MM-DDTHH:MM:SS.sssZ`, which sorts as text. */
export const moment = z.iso
  .datetime({ offset: true, error: 'date' })
  .refine(isMoment, 'date')
  .transform((text) => new Date(text).toISOString())

/** An optional reference. */
export const optionalId = z
  .number()
  .int()
  .nullish()
  .transform((id) => id ?? null)

/**
 * A phone number in stored form: international, only digits after the plus. Eight digits are Tunisian, ten digits
 * beginning with 0 are French.
 */
export function normalisePhone(text: string): string {
  const compact = text.replace(/[\s().\-/]/g, '').replace(/^00/, '+')
  if (/^\d{8}$/.test(compact)) return `+216${compact}`
  if (/^216\d{8}$/.test(compact)) return `+${compact}`
  if (/^0[1-9]\d{8}$/.test(compact)) return `+33${compact.slice(1)}`
  return compact
}

export const telephone = z
  .string()
  .trim()
  .max(30)
  .transform(normalisePhone)
  .pipe(z.string().regex(/^\+[1-9]\d{7,14}$/, 'telephone'))

// Spaces alone are nothing: nobody sees what is wrong with them.
export const optionalTelephone = z
  .string()
  .trim()
  .pipe(z.union([z.literal(''), telephone]))
  .nullish()
  .transform((text) => text || null)

export const email = z.string().trim().toLowerCase().max(254).pipe(z.email('email'))
export const optionalEmail = z
  .string()
  .trim()
  .pipe(z.union([z.literal(''), email]))
  .nullish()
  .transform((text) => text || null)

/** Tunisian identity card: eight digits; spaces are dropped. */
export const cin = z
  .string()
  .max(30)
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{8}$/, 'cin'))

/** The most characters of a picture. */
export const PHOTO_MAX = 280_000

/** A small picture stored in the row as a data URL; the form scales it down first. */
export const photo = z
  .string()
  .max(PHOTO_MAX, 'photo')
  .regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/=]+$/, 'photo')
  .nullish()
  .transform((text) => text || null)

/**
 * A number that people type in a form of its own. Forms leave what they cannot read to the schema as `NaN`, whose
 * fault is then the one that says how to type it.
 */
export const typedNumber = (fault: FieldCode) =>
  z.number({ error: ({ input }) => (Number.isNaN(input) ? fault : undefined) })

/** Integer amount in thousandths of the currency. */
export const millimes = typedNumber('amount').int().min(0).max(1_000_000_000)
