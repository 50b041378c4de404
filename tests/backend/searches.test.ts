import type { Role } from '@contract/ability'
import { pay } from '@tests/helpers/argent/argent'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import {
  beginSession,
  buildSerie,
  COURS,
  openCourse,
  publishedQuestion,
  publishedSerie,
} from '@tests/helpers/cours/cours'
import { openRoom, SALLE } from '@tests/helpers/cours/salle'
import { buildCandidat } from '@tests/helpers/factories'
import { type Client, signedIn } from '@tests/helpers/http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentedRoutes, ENTRIES, mayCall, type Start, startAs } from './acl/walk'

interface Page {
  data: unknown[]
  totalDataCount: number
}

/** The lists with a search. Each is requested by the first of these roles that may call it. */
const ASKING: Role[] = ['ecole', 'manager']

let starts: Map<Role, Start>
let lists: { path: string; client: Client }[]

beforeAll(async () => {
  starts = new Map()
  for (const role of ASKING) starts.set(role, await startAs(role))
  const [first] = starts.values()
  if (!first) throw new Error('no backend')
  const searched = (await documentedRoutes(first.backend))
    .filter(({ parameters = [] }) => ['q', 'page'].every((own) => parameters.some(({ name }) => name === own)))
    .map(({ name }) => name)
  lists = ENTRIES.filter(({ name }) => searched.includes(name)).flatMap(({ row }) => {
    const start = starts.get(ASKING.find((role) => mayCall(row, role)) ?? 'ecole')
    return start ? [{ path: row.sample(start.fixture).path.split('?')[0] ?? '', client: start.client }] : []
  })
})

afterAll(async () => {
  for (const { backend } of starts.values()) await backend.stop()
})

describe('the search of every list', () => {
  it('is that of more than twenty lists', () => expect(lists.length).toBeGreaterThan(20))

  // Wildcards of the databases, and characters that end a pattern or a text in SQL.
  it.each(['%', '_', '%%', '\\', "'", '"', '*', '؟'])(
    'for « %s » finds no record: nothing has it for a word',
    async (q) => {
      const finding: string[] = []
      for (const { path, client } of lists) {
        const answer = await client.get<Page>(`${path}?q=${encodeURIComponent(q)}`)
        expect(answer.status, `${path} ${answer.text.slice(0, 200)}`).toBe(200)
        if (answer.body.totalDataCount > 0) finding.push(path)
      }
      // The search of instructors looks into their e-mail addresses as they are written.
      expect(finding).toEqual([])
    },
  )

  it('for blanks is no search', async () => {
    for (const { path, client } of lists) {
      const [all, blank] = [await client.get<Page>(path), await client.get<Page>(`${path}?q=%20%20`)]
      expect(blank.body.totalDataCount, path).toBe(all.body.totalDataCount)
    }
  })
})

describe('texts with accents, in both scripts and in any order', () => {
  let learned: TestBackend
  let ecole: Client
  let candidat: Client
  const TITLE = { fr: 'Priorités et Échangeurs', ar: 'الأولوية في المفترقات' }
  const SEARCHES = ['priorités', 'PRIORITES', 'echangeurs priorit', 'الأولوية', 'المفترقات الاولويه']

  const found = async (client: Client, path: string, q: string) =>
    (await client.get<Page>(`${path}?q=${encodeURIComponent(q)}`)).body.totalDataCount

  beforeAll(async () => {
    learned = await startBackend()
    await openCourse(learned)
    ecole = await signedIn(learned, 'ecole')
    candidat = await signedIn(learned, 'candidat')
    const manager = await signedIn(learned, 'manager')
    const { id: idOwn } = await learned.db
      .selectFrom('candidat')
      .innerJoin('utilisateur', 'utilisateur.id', 'candidat.idUtilisateur')
      .select('candidat.id')
      .where('utilisateur.username', '=', 'candidat')
      .executeTakeFirstOrThrow()
    const serie = await buildSerie(manager, { title: TITLE })
    await publishedQuestion(manager, serie.id)
    await publishedSerie(manager, serie.id)
    await ecole.post(`${COURS}/devoir`, {
      travail: { idSerie: serie.id },
      idCandidats: [idOwn],
      dateLimite: '2026-12-20',
      note: null,
    })
    await beginSession(candidat, { idSerie: serie.id })
  })
  afterAll(() => learned.stop())

  it.each(SEARCHES)('« %s » finds what was assigned and what was tried', async (q) => {
    expect(await found(ecole, `${COURS}/devoir`, q)).toBe(1)
    expect(await found(candidat, `${COURS}/tentative`, q)).toBe(1)
  })

  it('another word finds neither', async () => {
    expect(await found(ecole, `${COURS}/devoir`, 'stationnement')).toBe(0)
    expect(await found(candidat, `${COURS}/tentative`, 'stationnement')).toBe(0)
  })

  it('a room is found by the words of its title and of its host', async () => {
    const { title, hote } = await openRoom(ecole)
    const words = title.fr.split(' ').reverse().join(' ').toUpperCase()
    for (const q of [words, title.ar, hote.toUpperCase()]) expect(await found(ecole, SALLE, q), q).toBe(1)
  })

  it('a cheque is found by its bank, its holder and its candidate', async () => {
    const { id } = await buildCandidat(ecole, { nom: 'Béchir', prenom: 'Élyès' })
    const cheque = {
      banque: 'Crédit Épargne',
      numero: '0007',
      titulaire: 'Hédi Çelik',
      date: '2026-11-21',
      reserve: true,
    }
    expect((await pay(ecole, id, 50_000, { method: 'CHEQUE', cheque })).status).toBe(201)
    for (const q of ['épargne', 'EPARGNE credit', 'celik hedi', 'elyes béchir', '0007']) {
      expect(await found(ecole, '/api/cheque', q), q).toBe(1)
    }
  })
})
