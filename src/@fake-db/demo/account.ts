import type { DemoOwner } from '@contract/demo/owner'
import type { AccountSettings } from '@contract/demo/pages'
import type { Calls } from './http/area'

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
  return { 'GET /account-setting/data': () => [200, settings] }
}
