import { CANDIDAT_SORTS, type Candidat, ETATS_DOSSIER, SEXES, SOURCES } from '@contract/ecole/candidat'
import { fold } from '@contract/fold'
import type { Page } from '@contract/list'
import type { TestBackend } from '@tests/helpers/backend'
import { allCandidats, buildCandidat } from '@tests/helpers/factories'
import { type Client, signedIn, startSchool } from '@tests/helpers/http'
import { runs } from '@tests/helpers/runs'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let everybody: Candidat[]
beforeAll(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
  await buildCandidat(ecole, {
    nom: 'Zouaghi-Mâalej',
    prenom: 'Élodie Œuvrard',
    nomAr: 'الزواغي',
    prenomAr: 'إيلودي',
    cin: '09123789',
    telephone: '97 654 321',
    email: 'elodie.z+ecole@courriel-test.tn',
  })
  await buildCandidat(ecole, {
    nom: 'Durand',
    prenom: 'Paul',
    cin: null,
    passeport: 'XY998877',
    telephone: '+33 6 98 76 54 32',
  })
  await buildCandidat(ecole, { nom: 'Ka', prenom: '李 小龙', cin: '09999991' })
  for (const cin of ['08880001', '08880002', '08880003'])
    await buildCandidat(ecole, { nom: 'Jumeau', prenom: 'Égal', cin })
  everybody = await allCandidats(ecole)
})
afterAll(() => backend.stop())

const list = async (query: string) => (await ecole.get<Page<Candidat>>(`/api/candidat?perPage=100&${query}`)).body
const found = async (q: string) => (await list(`q=${encodeURIComponent(q)}`)).data.map(({ nom }) => nom)

describe('search in the list of candidates', () => {
  it.each([
    'zouaghi',
    'ZOUAGHI',
    'Zouaghi-Mâalej',
    'zouaghi maalej',
    'maalej',
    'Máàlej',
    'ouagh',
    'zo maal',
    'elodie',
    'ÉLODIE',
    'œuvrard',
    'oeuvrard',
    'élodie zouaghi',
    'Zouaghi, Élodie',
    '  zouaghi   elodie ',
    'الزواغي',
    'زواغي',
    'ايلودي',
    'إيلودي',
    '09123789',
    '0912 3789',
    '123789',
    '٠٩١٢٣٧٨٩',
    '97654321',
    '97 654 321',
    '97.654.321',
    '+216 97 654 321',
    '0021697654321',
    '(97) 654-321',
    '654 321',
    '٩٧ ٦٥٤ ٣٢١',
    'elodie.z',
    'courriel',
    'courriel-test.tn',
    'elodie.z+ecole@courriel-test.tn',
    'zouaghi 97654321',
  ])('finds one candidate by %j', async (q) => {
    expect(await found(q)).toEqual(['Zouaghi-Mâalej'])
  })

  it.each([
    ['xy998877', ['Durand']],
    ['XY 998877', ['Durand']],
    ['06 98 76 54 32', ['Durand']],
    ['0698765432', ['Durand']],
    ['+33 6 98 76 54 32', ['Durand']],
    ['0033698765432', ['Durand']],
    ['李', ['Ka']],
    ['小龙', ['Ka']],
    ['jumeau', ['Jumeau', 'Jumeau', 'Jumeau']],
    ['zouaghi durand', []],
    ['zouaghix', []],
    ['99999999', []],
  ])('finds for %j the candidates %j', async (q, names) => {
    expect(await found(q)).toEqual(names)
  })

  it.each(['k', 'ka', 'z', 'el', 'ب', 'بن'])('finds for %j the words with that prefix', async (q) => {
    const wanted = everybody.filter((row) =>
      [row.nom, row.prenom, row.nomAr, row.prenomAr, row.email]
        .flatMap((text) => fold(text ?? '').split(' '))
        .some((word) => word.startsWith(fold(q))),
    )
    expect((await list(`q=${encodeURIComponent(q)}`)).data.map(({ id }) => id).sort()).toEqual(
      wanted.map(({ id }) => id).sort(),
    )
    expect(wanted.length).toBeGreaterThan(0)
  })

  it('treats search operators and punctuation as plain text', async () => {
    const signs = [
      '"',
      "'",
      '*',
      '(',
      ')',
      ')(',
      '-',
      '^',
      ':',
      'AND',
      'OR',
      'NOT',
      'NEAR',
      'NEAR(a b)',
      'a AND',
      'zouaghi OR durand',
      'zouaghi*',
      'texte:zouaghi',
      '-zouaghi',
      '{a b}',
      '"zouaghi',
      '😀',
      '😀😀😀',
      '%',
      '_',
      '\\',
      '\u0000',
      'rowid:1',
      '; drop table candidat',
      'a'.repeat(100),
      '\u202e',
      'ﷺ',
      'é'.normalize('NFD'),
    ]
    for (const q of signs) {
      const answer = await ecole.get<Page<Candidat>>(`/api/candidat?q=${encodeURIComponent(q)}`)
      expect(answer.status, q).toBe(200)
    }
    expect(await found('zouaghi OR durand')).toEqual([])
    expect(await found('zouaghi*')).toEqual(['Zouaghi-Mâalej'])
    expect(await found('-zouaghi')).toEqual(['Zouaghi-Mâalej'])
    // Punctuation alone matches nobody.
    expect((await list('q=%F0%9F%98%80')).totalDataCount).toBe(0)
  })

  it('never fails and finds each candidate by each of their words', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 100, unit: 'binary' }), async (q) => {
        const { status } = await ecole.get(`/api/candidat?perPage=1&q=${encodeURIComponent(q)}`)
        return status === 200
      }),
      { numRuns: runs(100) },
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...everybody), fc.nat(), fc.nat(), async (row, from, length) => {
        const words = fold([row.nom, row.prenom, row.cin, row.email].join(' '))
          .split(' ')
          .filter((word) => word.length >= 3)
        const word = words[from % words.length] ?? ''
        const start = from % (word.length - 2)
        const part = word.slice(start, start + 3 + (length % word.length))
        const { body } = await ecole.get<Page<Candidat>>(`/api/candidat?perPage=100&q=${encodeURIComponent(part)}`)
        return body.data.some(({ id }) => id === row.id)
      }),
      { numRuns: runs(60) },
    )
  }, 60_000)

  it('finds no candidate of another school', async () => {
    const other = await buildCandidat(await signedIn(backend, 'ecole2'), { nom: 'Zwischenfall', cin: '09123780' })
    expect(await found('zwischenfall')).toEqual([])
    expect((await found('0912378')).sort()).toEqual(['Zouaghi-Mâalej'])
    expect(everybody.some(({ id }) => id === other.id)).toBe(false)
  })
})

/** The sort keys of each order; names without accents and case. */
const keyOf: Record<(typeof CANDIDAT_SORTS)[number], (row: Candidat) => string[]> = {
  nom: (row) => [fold(row.nom), fold(row.prenom)],
  prenom: (row) => [fold(row.prenom), fold(row.nom)],
  cin: (row) => [row.cin ?? ''],
  dateNaissance: (row) => [row.dateNaissance],
  dateInscription: (row) => [row.dateInscription],
  createdAt: () => [],
}

function compare(a: Candidat, b: Candidat, key: (row: Candidat) => string[]): number {
  const [left, right] = [key(a), key(b)]
  for (const [index, text] of left.entries()) {
    const other = right[index] ?? ''
    if (text !== other) return text < other ? -1 : 1
  }
  return a.id - b.id
}

describe('order and pages of the list', () => {
  it.each(CANDIDAT_SORTS)('sorts by %s in both directions', async (sort) => {
    const expected = [...everybody].sort((a, b) => compare(a, b, keyOf[sort])).map(({ id }) => id)
    const ids = async (order: string) => (await allCandidats(ecole, `sort=${order}`)).map(({ id }) => id)
    expect(await ids(sort)).toEqual(expected)
    expect(await ids(`-${sort}`)).toEqual([...expected].reverse())
  })

  it('sorts by name by default', async () => {
    expect((await allCandidats(ecole)).map(({ id }) => id)).toEqual(
      (await allCandidats(ecole, 'sort=nom')).map(({ id }) => id),
    )
  })

  it('loses and repeats no row for any order, page and filters', async () => {
    const query = fc.record({
      sort: fc.constantFrom(...CANDIDAT_SORTS.flatMap((sort) => [sort, `-${sort}`])),
      perPage: fc.integer({ min: 1, max: 30 }),
      filters: fc.record(
        {
          sexe: fc.constantFrom(...SEXES),
          source: fc.constantFrom(...SOURCES),
          dossier: fc.constantFrom(...ETATS_DOSSIER),
          q: fc.constantFrom('b', 'ben', 'exemple', 'a s'),
        },
        { requiredKeys: [] },
      ),
    })
    await fc.assert(
      fc.asyncProperty(query, async ({ sort, perPage, filters }) => {
        const parameters = new URLSearchParams(filters)
        const whole = await allCandidats(ecole, `sort=${sort}&${parameters}`)
        const ids: number[] = []
        for (let page = 1; ; page += 1) {
          const { body } = await ecole.get<Page<Candidat>>(
            `/api/candidat?sort=${sort}&perPage=${perPage}&page=${page}&${parameters}`,
          )
          expect(body).toMatchObject({ currentPage: page, perPage, totalDataCount: whole.length })
          expect(body.totalPages).toBe(Math.max(1, Math.ceil(whole.length / perPage)))
          ids.push(...body.data.map(({ id }) => id))
          if (page >= body.totalPages) break
        }
        expect(ids).toEqual(whole.map(({ id }) => id))
      }),
      { numRuns: runs(25) },
    )
  }, 60_000)

  it.each(['page=99', 'page=999999999&perPage=100'])(
    'answers an empty page with the true total for %s',
    async (query) => {
      const { status, body } = await ecole.get<Page<Candidat>>(`/api/candidat?${query}`)
      expect(status).toBe(200)
      expect(body).toMatchObject({ data: [], totalDataCount: everybody.length })
    },
  )

  it('returns ten rows a page, and one empty page when nothing matches', async () => {
    const { body } = await ecole.get<Page<Candidat>>('/api/candidat')
    expect(body.data).toHaveLength(10)
    expect(await list('q=nobodyatall')).toEqual({
      data: [],
      totalPages: 1,
      currentPage: 1,
      totalDataCount: 0,
      perPage: 100,
    })
  })
})

describe('filters of the list', () => {
  const both = async (query: string, predicate: (row: Candidat) => boolean) => {
    const expected = everybody
      .filter(predicate)
      .map(({ id }) => id)
      .sort()
    expect((await list(query)).data.map(({ id }) => id).sort(), query).toEqual(expected)
    return expected.length
  }

  it('return exactly the matching candidates', async () => {
    const sizes: number[] = []
    for (const sexe of SEXES) sizes.push(await both(`sexe=${sexe}`, (row) => row.sexe === sexe))
    for (const source of SOURCES) await both(`source=${source}`, (row) => row.source === source)
    for (const dossier of ETATS_DOSSIER) sizes.push(await both(`dossier=${dossier}`, (row) => row.dossier === dossier))
    for (const idPermi of new Set(everybody.map((row) => row.idPermi)))
      await both(`idPermi=${idPermi}`, (row) => row.idPermi === idPermi)
    for (const idMoniteur of new Set(everybody.flatMap((row) => row.idMoniteur ?? []))) {
      sizes.push(await both(`idMoniteur=${idMoniteur}`, (row) => row.idMoniteur === idMoniteur))
    }
    expect(sizes.every((size) => size > 0)).toBe(true)
  })

  it('include both days of an enrolment period', async () => {
    const days = everybody.map(({ dateInscription }) => dateInscription).sort()
    const [from, to] = [days[10] ?? '', days[30] ?? '']
    await both(`inscritDepuis=${from}`, (row) => row.dateInscription >= from)
    await both(`inscritJusqua=${to}`, (row) => row.dateInscription <= to)
    await both(
      `inscritDepuis=${from}&inscritJusqua=${to}`,
      (row) => row.dateInscription >= from && row.dateInscription <= to,
    )
    expect((await list(`inscritDepuis=${to}&inscritJusqua=${from}`)).totalDataCount).toBe(from === to ? 1 : 0)
  })

  it('returns candidates that match all filters', async () => {
    const size = await both('sexe=F&dossier=complet&q=b&sort=-cin', (row) => {
      const words = fold([row.nom, row.prenom, row.email].join(' ')).split(' ')
      return row.sexe === 'F' && row.dossier === 'complet' && words.some((word) => word.startsWith('b'))
    })
    expect(size).toBeGreaterThan(0)
  })

  it('separate archived candidates from the others', async () => {
    const archived = await list('archived=true')
    expect(archived.data.every((row) => row.archived)).toBe(true)
    expect(archived.totalDataCount).toBeGreaterThan(0)
    const ids = new Set(everybody.map(({ id }) => id))
    expect(archived.data.some(({ id }) => ids.has(id))).toBe(false)
  })
})
