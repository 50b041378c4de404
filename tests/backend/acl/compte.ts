import type { TestBackend } from '@tests/helpers/backend'
import type { Row } from './routes'

/** Access codes, desk users and messages: one for each action that the matrix performs on them. */
export interface CompteFixture {
  codes: Record<'saved' | 'activated' | 'deactivated', number>
  desk: Record<'saved' | 'activated' | 'deactivated' | 'renewed', number>
  contacts: Record<'read' | 'answered' | 'closed', number>
}

const STAMPS = { createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' }
const VERSION = Date.parse(STAMPS.updatedAt)

async function insertCode({ db }: TestBackend, idCandidat: number, code: string, actif: 0 | 1): Promise<number> {
  const { id } = await db
    .insertInto('code_acces')
    .values({ idAutoEcole: 1, idCandidat, code, dateExpiration: '2027-01-31', actif, version: 1, ...STAMPS })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function insertUser({ db }: TestBackend, username: string, actif: 0 | 1): Promise<number> {
  const own = { nomComplet: 'Une Personne', email: `${username}@exemple.tn`, langue: 'fr', motDePasse: 'none-at-all' }
  const { id } = await db
    .insertInto('utilisateur')
    .values({
      ...own,
      ...STAMPS,
      idAutoEcole: 1,
      username,
      role: 'ecole',
      acces: 'caisse',
      actif,
      isFirstLogin: 1,
      echecs: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function insertContact({ db }: TestBackend): Promise<number> {
  const message = { nom: 'Ali', email: 'ali@exemple.tn', sujet: 'Question', texte: 'Bonjour ?' }
  const { id } = await db
    .insertInto('message_contact')
    .values({ ...message, statut: 'NEW', ...STAMPS })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function compteOf(backend: TestBackend): Promise<CompteFixture> {
  const people = await backend.db
    .selectFrom('candidat')
    .select('id')
    .where('idAutoEcole', '=', 1)
    .where('archived', '=', 0)
    .where('id', 'not in', (eb) => eb.selectFrom('code_acces').select('idCandidat'))
    .orderBy('id')
    .limit(3)
    .execute()
  const [a = 0, b = 0, c = 0] = people.map(({ id }) => id)
  return {
    codes: {
      saved: await insertCode(backend, a, 'SAVED', 1),
      activated: await insertCode(backend, b, 'ACTIVATED', 0),
      deactivated: await insertCode(backend, c, 'DEACTIVATED', 1),
    },
    desk: {
      saved: await insertUser(backend, 'acl-saved', 1),
      activated: await insertUser(backend, 'acl-activated', 0),
      deactivated: await insertUser(backend, 'acl-deactivated', 1),
      renewed: await insertUser(backend, 'acl-renewed', 1),
    },
    contacts: {
      read: await insertContact(backend),
      answered: await insertContact(backend),
      closed: await insertContact(backend),
    },
  }
}

const SCHOOL = ['ecole'] as const
const MANAGER = ['manager'] as const
const BOTH = ['manager', 'ecole'] as const
const CANDIDAT = ['candidat'] as const
const DAY = '2027-02-28'

let calls = 0
/** A desk user that no other call creates. */
const deskValues = () => {
  calls += 1
  return { nomComplet: 'Rim Ayari', email: `rim.acl${calls}@exemple.tn`, telephone: null, acces: 'planning' }
}

const CODE_ROUTES: Record<string, Row> = {
  'GET /api/code-acces': { for: SCHOOL, success: 200, sample: () => ({ path: '/api/code-acces?actif=true' }) },
  'GET /api/code-acces/export': { for: SCHOOL, success: 200, sample: () => ({ path: '/api/code-acces/export' }) },
  'GET /api/code-acces/me': { for: CANDIDAT, success: 200, sample: () => ({ path: '/api/code-acces/me' }) },
  'POST /api/code-acces/utiliser': {
    for: CANDIDAT,
    // The code does not exist: a caller with the right gets 409.
    success: 409,
    sample: () => ({ path: '/api/code-acces/utiliser', body: { code: 'AAAAAAAAAA' } }),
  },
  'GET /api/code-acces/{id}': {
    for: SCHOOL,
    success: 200,
    sample: ({ codes }) => ({ path: `/api/code-acces/${codes.saved}` }),
  },
  'POST /api/code-acces': {
    for: SCHOOL,
    success: 201,
    sample: ({ otherCandidat }) => ({
      path: '/api/code-acces',
      body: { idCandidat: otherCandidat, dateExpiration: DAY },
    }),
  },
  'POST /api/code-acces/lot': {
    for: SCHOOL,
    success: 201,
    sample: ({ otherCandidat }) => ({
      path: '/api/code-acces/lot',
      body: { idCandidats: [otherCandidat], dateExpiration: DAY, sauter: true },
    }),
  },
  'PUT /api/code-acces/{id}': {
    for: SCHOOL,
    success: 200,
    sample: ({ codes }) => ({ path: `/api/code-acces/${codes.saved}`, body: { dateExpiration: DAY, version: 1 } }),
  },
  'POST /api/code-acces/{id}/activate': {
    for: SCHOOL,
    success: 200,
    sample: ({ codes }) => ({ path: `/api/code-acces/${codes.activated}/activate` }),
  },
  'POST /api/code-acces/{id}/deactivate': {
    for: SCHOOL,
    success: 200,
    sample: ({ codes }) => ({ path: `/api/code-acces/${codes.deactivated}/deactivate` }),
  },
}

const DESK_ROUTES: Record<string, Row> = {
  'GET /api/user': { for: BOTH, success: 200, sample: () => ({ path: '/api/user?idAutoEcole=1' }) },
  'GET /api/user/export': { for: BOTH, success: 200, sample: () => ({ path: '/api/user/export' }) },
  'GET /api/user/{id}': { for: BOTH, success: 200, sample: ({ desk }) => ({ path: `/api/user/${desk.saved}` }) },
  'GET /api/user/getUserStats/{a}/{b}': {
    for: BOTH,
    success: 200,
    sample: () => ({ path: '/api/user/getUserStats/2026-01-01/2026-12-31' }),
  },
  'POST /api/user': { for: SCHOOL, success: 201, sample: () => ({ path: '/api/user', body: deskValues() }) },
  'PUT /api/user/{id}': {
    for: SCHOOL,
    success: 200,
    sample: ({ desk }) => ({ path: `/api/user/${desk.saved}`, body: { ...deskValues(), version: VERSION } }),
  },
  'POST /api/user/{id}/activate': {
    for: SCHOOL,
    success: 200,
    sample: ({ desk }) => ({ path: `/api/user/${desk.activated}/activate` }),
  },
  'POST /api/user/{id}/deactivate': {
    for: SCHOOL,
    success: 200,
    sample: ({ desk }) => ({ path: `/api/user/${desk.deactivated}/deactivate` }),
  },
  'POST /api/user/{id}/password': {
    for: SCHOOL,
    success: 200,
    sample: ({ desk }) => ({ path: `/api/user/${desk.renewed}/password` }),
  },
}

const CONTACT_ROUTES: Record<string, Row> = {
  'POST /contact-us/submit': {
    for: 'public',
    success: 201,
    sample: () => ({
      path: '/contact-us/submit',
      body: { nom: 'Ali', email: 'ali@exemple.tn', telephone: '', sujet: 'Question', texte: 'Bonjour ?' },
    }),
  },
  'GET /api/contact': { for: MANAGER, success: 200, sample: () => ({ path: '/api/contact?statut=NEW' }) },
  'GET /api/contact/export': { for: MANAGER, success: 200, sample: () => ({ path: '/api/contact/export' }) },
  'GET /api/contact/{id}': {
    for: MANAGER,
    success: 200,
    sample: ({ contacts }) => ({ path: `/api/contact/${contacts.read}` }),
  },
  'POST /api/contact/{id}/answer': {
    for: MANAGER,
    success: 200,
    sample: ({ contacts }) => ({ path: `/api/contact/${contacts.answered}/answer`, body: { reponse: 'Oui.' } }),
  },
  'POST /api/contact/{id}/close': {
    for: MANAGER,
    success: 200,
    sample: ({ contacts }) => ({ path: `/api/contact/${contacts.closed}/close` }),
  },
}

export const COMPTE_ROUTES: Record<string, Row> = {
  ...CODE_ROUTES,
  ...DESK_ROUTES,
  ...CONTACT_ROUTES,
  'PUT /api/notif': { for: 'signedIn', success: 200, sample: () => ({ path: '/api/notif' }) },
  'GET /api/notif/statistiques': {
    for: 'signedIn',
    success: 200,
    sample: () => ({ path: '/api/notif/statistiques' }),
  },
}
