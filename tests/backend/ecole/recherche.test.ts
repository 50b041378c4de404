import type { Recherche } from '@contract/ecole/recherche'
import type { TestBackend } from '@tests/helpers/backend'
import { deskWith } from '@tests/helpers/desk'
import { buildCandidat, buildMoniteur } from '@tests/helpers/factories'
import { type Client, clientOf, signedIn, startSchool } from '@tests/helpers/http'
import { endPackages, moveToFrance } from '@tests/helpers/scenarios'
import { buildExaminateur, buildVehicule } from '@tests/helpers/vehicules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
beforeAll(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
  const ines = { nom: 'Zouaghi', prenom: 'Inès', nomAr: 'الزواغي', prenomAr: 'إيناس', cin: '09123789' }
  await buildCandidat(ecole, { ...ines, telephone: '97 654 321', email: 'ines.z@courriel-test.tn' })
  await buildCandidat(ecole, { nom: 'Ben Zouaghi', prenom: 'Karim', cin: '09123790', telephone: '+33 6 98 76 54 32' })
  await buildCandidat(ecole, { nom: 'Mezouaghir', prenom: 'Sami', cin: null, passeport: 'XY998877' })
  await archived({ nom: 'Zouaghi', prenom: 'Adel', cin: '09123791' })
  await buildMoniteur(ecole, { nom: 'Zouaghi', prenom: 'Mounir', cin: '07123123', telephone: '21 345 678' })
  await buildVehicule(ecole, { immatriculation: '196 TU 9634', marque: 'Peugeot', modele: '208' })
  await buildExaminateur(ecole, {
    nom: 'Zouaghi',
    prenom: 'Béchir',
    telephone: '22 456 789',
    centre: 'Centre d’El Ménzah',
    etapes: ['parc', 'circulation'],
  })
  const { id } = await buildExaminateur(ecole, { nom: 'Zouaghi', prenom: 'Aïcha' })
  await ecole.post(`/api/examinateur/${id}/archive`)
  await buildVehicule(ecole, { immatriculation: '963 TU 1960', marque: 'Renault', modele: 'Clio' })
  await buildVehicule(ecole, { immatriculation: '241 TU 7788', marque: 'Škoda', modele: 'Fabia' })
  await buildCandidat(ecole, { nom: 'Guellouz', prenom: 'Skander', cin: '09123795' })
})
afterAll(() => backend.stop())

async function archived(values: Parameters<typeof buildCandidat>[1]): Promise<void> {
  const { id } = await buildCandidat(ecole, values)
  await ecole.post(`/api/candidat/${id}/archive`)
}

const NOTHING: Recherche = {
  candidats: [],
  moniteurs: [],
  examinateurs: [],
  vehicules: [],
  utilisateurs: [],
  autoecoles: [],
  evenements: [],
  recus: [],
  factures: [],
  clotures: [],
  cheques: [],
  forfaits: [],
  series: [],
  questions: [],
  corrige: null,
}

async function found(q: string, client = ecole): Promise<Recherche> {
  const { status, body } = await client.get<Recherche>(`/api/recherche?${new URLSearchParams({ q })}`)
  expect(status).toBe(200)
  return body
}
const people = async (q: string, client = ecole) =>
  (await found(q, client)).candidats.map(({ prenom, nom }) => `${prenom} ${nom}`)
const plates = async (q: string) => (await found(q)).vehicules.map(({ immatriculation }) => immatriculation)

describe('search for candidates', () => {
  it.each([
    ...['zouaghi inès', 'INES ZOUAGHI', 'ines zou', 'zouaghi i', 'الزواغي', 'إيناس الزواغي', 'ايناس الزو'],
    ...['09123789', '0912 3789', '09-123-789', '٠٩١٢٣٧٨٩'],
    ...['97654321', '97 654 321', '+216 97 654 321', '0021697654321', '976543'],
    ...['ines.z@courriel-test.tn', 'ines.z', 'ines courriel-test'],
  ])('finds a candidate by « %s »', async (q) => expect((await people(q))[0]).toBe('Inès Zouaghi'))

  it.each(['xy998877', 'XY99', '998877'])('finds a candidate by passport « %s »', async (q) =>
    expect(await people(q)).toEqual(['Sami Mezouaghir']),
  )

  it.each(['06 98 76 54 32', '+33698765432', '698765432'])(
    'finds a candidate by foreign phone number « %s »',
    async (q) => expect(await people(q)).toEqual(['Karim Ben Zouaghi']),
  )

  it('ranks the best matches first and archived candidates last in their rank', async () => {
    expect(await people('zouaghi')).toEqual(['Inès Zouaghi', 'Adel Zouaghi', 'Karim Ben Zouaghi', 'Sami Mezouaghir'])
    const { candidats } = await found('zouaghi')
    expect(candidats.map(({ rank, archived }) => [rank, archived])).toEqual([
      ...[
        [1, false],
        [1, true],
        [2, false],
        [3, false],
      ],
    ])
    expect((await found('09123791')).candidats).toMatchObject([{ nom: 'Zouaghi', rank: 0, archived: true }])
  })

  it('returns the fields that a phone call needs', async () => {
    expect((await found('09123789')).candidats).toEqual([
      {
        id: expect.any(Number),
        rank: 0,
        nom: 'Zouaghi',
        prenom: 'Inès',
        nomAr: 'الزواغي',
        prenomAr: 'إيناس',
        cin: '09123789',
        passeport: null,
        telephone: '+21697654321',
        email: 'ines.z@courriel-test.tn',
        permi: 'B',
        etape: 'code',
        archived: false,
      },
    ])
  })

  it('returns at most five candidates', async () => {
    expect((await found('a')).candidats).toHaveLength(5)
    for (const { nom, prenom } of (await found('a')).candidats) expect(`${nom} ${prenom}`).toMatch(/\bA/i)
  })
})

describe('search for vehicles', () => {
  it.each(['196 TU 9634', '196tu9634', '196-TU-9634', '196 تونس 9634', '9634 تونس 196', '196 tunis 9634', '196tu'])(
    'finds a vehicle by plate « %s »',
    async (q) => expect((await plates(q))[0]).toBe('196 TU 9634'),
  )

  it('finds vehicles by parts of plate, make and model; prefixes come first', async () => {
    expect(await plates('196')).toEqual(['196 TU 9634', '963 TU 1960'])
    expect(await plates('963')).toEqual(['963 TU 1960', '196 TU 9634'])
    expect(await plates('peugeot 208 196')).toEqual(['196 TU 9634'])
    expect((await found('196TU9634')).vehicules).toMatchObject([
      { rank: 0, availability: 'Available', papiers: 'inconnu' },
    ])
  })
})

describe('search for examiners', () => {
  const examiners = async (q: string, client = ecole) =>
    (await found(q, client)).examinateurs.map(({ prenom, nom }) => `${prenom} ${nom}`)

  it.each(['zouaghi bechir', 'BÉCHIR ZOU', 'bech', 'menzah zouaghi', '22456789', '+216 22 456 789'])(
    'finds an examiner by « %s »',
    async (q) => expect((await examiners(q))[0]).toBe('Béchir Zouaghi'),
  )

  it('ranks the best first and archived examiners last in their rank', async () => {
    expect(await examiners('zouaghi')).toEqual(['Béchir Zouaghi', 'Aïcha Zouaghi'])
    expect((await found('zouaghi')).examinateurs).toMatchObject([
      {
        rank: 1,
        archived: false,
        telephone: '+21622456789',
        centre: 'Centre d’El Ménzah',
        etapes: ['circulation', 'parc'],
      },
      { rank: 1, archived: true },
    ])
    expect((await found('22456789')).examinateurs).toMatchObject([{ rank: 0 }])
  })

  it('finds those whose list the caller may read: not for other schools, a cash desk, instructors or candidates', async () => {
    expect(await examiners('zouaghi', await deskWith(backend, 'caisse'))).toEqual([])
    expect(await examiners('zouaghi', await deskWith(backend, 'planning'))).toHaveLength(2)
    for (const username of ['ecole2', 'moniteur', 'candidat', 'manager', 'client']) {
      expect(await examiners('zouaghi', await signedIn(backend, username)), username).toEqual([])
    }
  })
})

it('finds instructors and desk users beside candidates', async () => {
  const all = await found('zouaghi')
  expect(all.moniteurs).toMatchObject([{ nom: 'Zouaghi', prenom: 'Mounir', rank: 1, telephone: '+21621345678' }])
  expect((await found('21345678')).moniteurs).toMatchObject([{ nom: 'Zouaghi', rank: 0 }])
  expect((await found('ferchichi')).utilisateurs).toMatchObject([{ nomComplet: 'Rim Ferchichi', acces: 'planning' }])
})

describe('GET /api/recherche', () => {
  it.each(['', '?q=', '?q=%20%20', `?q=${'a'.repeat(101)}`])(
    'refuses a missing, blank or overlong text: « %s »',
    async (query) => {
      const { status, body } = await ecole.get(`/api/recherche${query}`)
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['q']])
    },
  )

  it.each(['%', '"', "'", '-- ;', '* OR 1=1', '(((', '\u0000', '🚗', 'ا', '____', 'NEAR(a b)', '+', '+216', '00'])(
    'answers 200 for punctuation and query syntax: « %s »',
    async (q) => {
      const { status } = await ecole.get(`/api/recherche?q=${encodeURIComponent(q)}`)
      expect(status).toBe(200)
    },
  )

  it('returns nothing when nothing matches', async () => {
    expect(await found('qqqq wwww')).toEqual(NOTHING)
    expect(await found('—')).toEqual(NOTHING)
    expect(await found('\u0000')).toEqual(NOTHING)
  })

  it('accepts a query of many words', async () => {
    expect(await found('a b c d e f g h i j k l m n o p q r s t u v w x y z')).toEqual(NOTHING)
  })
})

describe('a name with a slip', () => {
  it('finds those who are nearly called so, and says what was searched', async () => {
    const results = await found('zouahgi')
    expect(results.corrige).toBe('zouaghi')
    expect(results.candidats.map(({ nom }) => nom)).toContain('Zouaghi')
    expect(results.moniteurs.map(({ nom }) => nom)).toEqual(['Zouaghi'])
  })

  it.each([
    ['sakndar', 'skander'],
    ['leçon sakndar', 'lecon skander'],
  ])('with two slips, one of them a vowel: « %s »', async (q, corrige) => {
    expect((await found(q)).corrige).toBe(corrige)
  })

  it.each([
    ['skdoa', 'skoda'],
    ['skoad', 'skoda'],
    ['fabai', 'fabia'],
  ])('may be that of a vehicle: « %s »', async (q, corrige) => {
    const results = await found(q)
    expect([results.corrige, results.vehicules.map(({ modele }) => modele)]).toEqual([corrige, ['Fabia']])
  })

  it('may be that of a person at the desk, for those who read them', async () => {
    expect((await found('ferchihci')).utilisateurs).toMatchObject([{ nomComplet: 'Rim Ferchichi' }])
    expect((await found('ferchihci', await deskWith(backend, 'planning'))).utilisateurs).toEqual([])
  })

  it('stays as it is typed where it finds somebody, and where nobody is nearly called so', async () => {
    expect((await found('zouaghi')).corrige).toBeNull()
    expect(await found('wxwxwxwx')).toEqual(NOTHING)
  })

  it('is not mended by names of another school, or that the caller may not read', async () => {
    for (const username of ['ecole2', 'moniteur', 'candidat', 'client'])
      expect([username, await found('zouahgi', await signedIn(backend, username))]).toEqual([username, NOTHING])
  })
})

describe('search results by role', () => {
  it('refuses a search without a session', async () => {
    expect((await clientOf(backend, null).get('/api/recherche?q=zouaghi')).status).toBe(401)
  })

  it('finds no record of another school', async () => {
    const other = await signedIn(backend, 'ecole2')
    for (const q of [
      'zouaghi',
      '09123789',
      '97654321',
      '196TU9634',
      'ecole-planning',
      '21345678',
      'ines.z@courriel-test.tn',
    ])
      expect(await found(q, other)).toEqual(NOTHING)
  })

  it('shows people and vehicles but no desk users to the access “planning”', async () => {
    const desk = await signedIn(backend, 'ecole-planning')
    const all = await found('zouaghi', desk)
    expect([all.candidats.length, all.moniteurs.length]).toEqual([4, 1])
    expect((await found('196TU9634', desk)).vehicules).toHaveLength(1)
    expect((await found('ferchichi', desk)).utilisateurs).toEqual([])
  })

  it('shows people but no vehicles to the access “caisse”', async () => {
    const { db } = backend
    await db.updateTable('utilisateur').set({ acces: 'caisse' }).where('username', '=', 'ecole-planning').execute()
    const desk = await signedIn(backend, 'ecole-planning')
    const all = await found('zouaghi', desk)
    expect([all.candidats.length, all.moniteurs.length, all.utilisateurs.length]).toEqual([4, 1, 0])
    expect((await found('196TU9634', desk)).vehicules).toEqual([])
    await db.updateTable('utilisateur').set({ acces: 'planning' }).where('username', '=', 'ecole-planning').execute()
  })

  it('shows instructors only their own candidates and themselves', async () => {
    const moniteur = await signedIn(backend, 'moniteur')
    const { body: me } = await moniteur.get<{ id: number; nom: string }>('/api/moniteur/me')
    expect((await found(me.nom, moniteur)).moniteurs.map(({ id }) => id)).toEqual([me.id])
    expect(await people('zouaghi', moniteur)).toEqual([])
    expect((await found('09123789', moniteur)).candidats).toEqual([])
    await buildCandidat(ecole, { nom: 'Zouaghi', prenom: 'Élève', cin: '09123799', idMoniteur: me.id })
    expect(await people('zouaghi', moniteur)).toEqual(['Élève Zouaghi'])
    expect(await people('09123799', moniteur)).toEqual(['Élève Zouaghi'])
    expect(await people('lève', moniteur)).toContain('Élève Zouaghi')
    expect(await found('196TU9634', moniteur)).toEqual(NOTHING)
  })

  it('shows candidates only themselves', async () => {
    const candidat = await signedIn(backend, 'candidat')
    const { body: me } = await candidat.get<{ id: number; nom: string }>('/api/candidat/me')
    expect((await found(me.nom, candidat)).candidats.map(({ id }) => id)).toEqual([me.id])
    for (const q of ['zouaghi', '09123789', '196TU9634']) expect(await found(q, candidat)).toEqual(NOTHING)
  })

  it('shows the platform schools and their desk users only', async () => {
    const manager = await signedIn(backend, 'manager')
    const { body: school } = await manager.get<{ nom: string; matricule: string }>('/api/autoecole/1')
    expect((await found(school.matricule, manager)).autoecoles).toMatchObject([{ nom: school.nom, rank: 0 }])
    expect((await found(school.nom, manager)).autoecoles[0]).toMatchObject({ nom: school.nom, statut: 'ACTIVE' })
    expect((await found('ferchichi', manager)).utilisateurs).toMatchObject([{ ecole: school.nom }])
    for (const q of ['zouaghi', '09123789', '196TU9634']) expect(await found(q, manager)).toEqual(NOTHING)
  })

  it('returns no search results to clients', async () => {
    const client = await signedIn(backend, 'client')
    for (const q of ['zouaghi', 'a', 'ecole', '196TU9634']) expect(await found(q, client)).toEqual(NOTHING)
  })

  it('works for a read-only school and with numbers from abroad', async () => {
    await endPackages(backend, 1)
    await moveToFrance(backend, 1)
    expect((await people('06 98 76 54 32'))[0]).toBe('Karim Ben Zouaghi')
  })
})
