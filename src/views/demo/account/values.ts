import type { AccountSettings } from '@contract/demo/pages'
import type { Faults } from '@core/form/faults'
import { isWholeDay, today } from '@core/format/date'

export type GeneralValues = Omit<AccountSettings['general'], 'avatar'> & { avatar: string | null }
export type InfoValues = Omit<AccountSettings['info'], 'dob' | 'country'> & { dob: string; country: string | null }
export type SocialValues = AccountSettings['social']['socialLinks']
export type NotificationValues = AccountSettings['notification']
export interface PasswordValues {
  current: string
  password: string
  confirmation: string
}

export const EMPTY_PASSWORD: PasswordValues = { current: '', password: '', confirmation: '' }
export const infoStart = ({ dob, ...info }: AccountSettings['info']): InfoValues => ({ ...info, dob: dob ?? '' })

const PASSWORD_LENGTH = 10
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const USERNAME = /^[\w.-]{2,40}$/
const ADDRESS = /^https?:\/\/[^\s.]+\.\S+$/
const PHONE = /^\+?[\d\s.-]{6,20}$/

function textFault(text: string, format?: RegExp, code = 'invalid', required = false): string | undefined {
  const typed = text.trim()
  if (typed === '') return required ? 'required' : undefined
  return !format || format.test(typed) ? undefined : code
}

export const generalFaults = ({ username, fullName, email }: GeneralValues): Faults => ({
  username: textFault(username, USERNAME, 'invalid', true),
  fullName: textFault(fullName, undefined, 'invalid', true),
  email: textFault(email, EMAIL, 'email', true),
})

export const infoFaults = ({ dob, website, phone }: InfoValues): Faults => ({
  dob: !dob || (isWholeDay(dob) && dob < today()) ? undefined : 'date_future',
  website: textFault(website, ADDRESS),
  phone: textFault(phone, PHONE, 'telephone'),
})

export const socialFaults = (links: SocialValues): Faults =>
  Object.fromEntries(Object.entries(links).map(([name, link]) => [name, textFault(link, ADDRESS)]))

export function passwordFaults({ current, password, confirmation }: PasswordValues): Faults {
  const isSame = password !== '' && password === current ? 'password_same' : undefined
  const isShort = password.length < PASSWORD_LENGTH ? 'password_short' : undefined
  const differs = confirmation === password ? undefined : 'password_mismatch'
  return {
    current: textFault(current, undefined, 'invalid', true),
    password: password === '' ? 'required' : (isShort ?? isSame),
    confirmation: confirmation === '' ? 'required' : differs,
  }
}
