import type { DemoOwner } from '@contract/demo/owner'
import type { AccountSettings, AccountSettingsUpdate } from '@contract/demo/pages'
import type { Calls } from './http/area'
import { day, filled, flag, given, objectOf, orNull, type Reader, type Readers, text, under } from './http/read'

/** A reader of an object whose fields are all read alike. */
const eachOf = <Name extends string, T>(names: readonly Name[], reader: Reader<T>) => {
  const readers = Object.fromEntries(names.map((name) => [name, reader]))
  // The names are the keys.
  return objectOf(readers as Readers<Record<Name, T>>)
}

const connection = objectOf<{ profileImg?: string; id?: string }>({ profileImg: text, id: text }, ['profileImg', 'id'])

const PARTS: Readers<Required<AccountSettingsUpdate>> = {
  general: objectOf({ avatar: text, username: filled, fullName: filled, email: filled, company: text }),
  info: objectOf({ bio: text, dob: orNull(day), country: text, website: text, phone: text }),
  social: objectOf({
    socialLinks: eachOf(['twitter', 'facebook', 'google', 'linkedIn', 'instagram', 'quora'], text),
    connections: eachOf(['twitter', 'google', 'facebook', 'github'], connection),
  }),
  notification: eachOf(
    ['commentOnArticle', 'answerOnForm', 'followMe', 'newAnnouncements', 'productUpdates', 'blogDigest'],
    flag,
  ),
}

export function begin({ name, email, avatar }: DemoOwner): Calls {
  const [username = ''] = email.split('@')
  const settings: AccountSettings = {
    general: {
      avatar,
      username,
      fullName: name,
      email,
      company: 'Auto-école du Lac',
    },
    info: {
      bio: 'Une auto-école de quartier, douze ans de route, et toujours autant de patience.',
      dob: null,
      country: 'Tunisie',
      website: 'https://autoecole-du-lac.example',
      phone: '+216 20 100 200',
    },
    social: {
      socialLinks: {
        twitter: 'https://social.example/autoecole-du-lac',
        facebook: '',
        google: '',
        linkedIn: 'https://reseau.example/autoecole-du-lac',
        instagram: '',
        quora: '',
      },
      connections: {
        twitter: { profileImg: avatar, id: username },
        google: { profileImg: avatar, id: username },
        facebook: {},
        github: {},
      },
    },
    notification: {
      commentOnArticle: true,
      answerOnForm: true,
      followMe: false,
      newAnnouncements: true,
      productUpdates: false,
      blogDigest: true,
    },
  }
  return {
    'GET /account-setting/data': () => [200, settings],
    'POST /account-setting/update': ({ body }) => [200, Object.assign(settings, given(under(body, 'settings'), PARTS))],
  }
}
