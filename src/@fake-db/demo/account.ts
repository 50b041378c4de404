import type { AccountSettings } from '@contract/demo/pages'
import { ME } from './data/me'
import type { Calls } from './http/area'

export function begin(): Calls {
  const settings: AccountSettings = {
    general: {
      avatar: ME.avatar,
      username: 'farah.belkadhi',
      fullName: ME.name,
      email: ME.email,
      company: 'Auto-école du Lac',
    },
    info: {
      bio: 'Gérante d’une auto-école de quartier, et monitrice quand il le faut.',
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
        twitter: { profileImg: ME.avatar, id: 'farah.b' },
        google: { profileImg: ME.avatar, id: 'farah.belkadhi' },
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
