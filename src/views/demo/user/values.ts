import { DEMO_NETWORKS, type DemoNetwork, type DemoUser, type DemoUserAbout } from '@contract/demo/user'
import { isWholeDay, today } from '@core/format/date'
import { faultsOf } from './check'
import { nameAt } from './networks'

export interface UserValues extends Omit<DemoUser, 'avatar' | 'status' | 'about' | 'social' | 'rights'> {
  avatar: string | null
  status: DemoUser['status'] | null
  about: Omit<DemoUserAbout, 'language'> & { language: string | null }
  social: Record<DemoNetwork, string>
  rights: string[] | null
}

const ABOUT: DemoUserAbout = {
  birthDate: '',
  website: '',
  language: '',
  gender: '',
  contactBy: [],
  address: '',
  address2: '',
  postcode: '',
  city: '',
  region: '',
}
const SOCIAL = { x: '', facebook: '', instagram: '', linkedin: '', github: '', slack: '' }

/** The start values of a user's form. */
export const startValues = ({ about, social, rights, ...user }: DemoUser): UserValues => ({
  ...user,
  about: { ...ABOUT, ...about },
  social: { ...SOCIAL, ...social },
  rights: rights ?? null,
})

/** Profile names only, however they were typed. */
const namesOf = (social: UserValues['social']) =>
  Object.fromEntries(DEMO_NETWORKS.map((network) => [network, nameAt(network, social[network]) ?? '']))

/** The request of a user's form. */
export const userOf = ({ avatar, status, about, social, ...values }: UserValues, before: DemoUser): DemoUser => ({
  ...values,
  social: { ...SOCIAL, ...namesOf(social) },
  avatar: avatar ?? '',
  status: status ?? before.status,
  about: { ...about, language: about.language ?? '' },
})

const ADDRESS = /^https?:\/\/[^\s.]+\.\S+$/

const addressFault = (text: string) => (text.trim() === '' || ADDRESS.test(text.trim()) ? undefined : 'invalid')
const birthFault = (day: string) => (!day || (isWholeDay(day) && day < today()) ? undefined : 'invalid')

/** The code of the fault of each field, by its path. */
export const userFaults = (values: UserValues): Record<string, string | undefined> => ({
  ...faultsOf(values),
  'about.birthDate': birthFault(values.about.birthDate),
  'about.website': addressFault(values.about.website),
  ...Object.fromEntries(
    DEMO_NETWORKS.map((network) => [
      `social.${network}`,
      nameAt(network, values.social[network]) === null ? 'invalid' : undefined,
    ]),
  ),
})
