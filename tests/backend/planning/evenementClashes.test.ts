import { withTitles } from '@backend/commands/planning/evenement/clashTitles'
import { abilityRules, buildAbility, type Person } from '@contract/ability'
import type { TestBackend } from '@tests/helpers/backend'
import { buildCandidat, buildMoniteur, permiOf } from '@tests/helpers/factories'
import { type Client, signedIn, startSchool } from '@tests/helpers/http'
import {
  askEvenement,
  buildCast,
  buildEvenement,
  type Cast,
  clashesIn,
  countRows,
  evenementValues,
  eventsOfWeek,
  insertExaminateur,
  insertVehicule,
  MONDAY,
  saveEvenement,
  tunis,
  verb,
} from '@tests/helpers/planning'
import { wait } from '@tests/helpers/scenarios'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let cast: Cast
beforeEach(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
  cast = await buildCast(backend, ecole)
})
afterEach(() => backend.stop())

const at = (time: string, day = MONDAY) => tunis(day, time)

describe('double booking', () => {
  it('is refused for a candidate, an instructor or a vehicle, with every clash and three free slots', async () => {
    const first = await buildEvenement(ecole, evenementValues(cast))
    const before = [
      await countRows(backend, 'evenement'),
      await countRows(backend, 'occupation'),
      await countRows(backend, 'historique'),
    ]
    const answer = await askEvenement(ecole, evenementValues(cast, { start: at('09:30'), end: at('10:30') }))
    expect([answer.status, (answer.body as { code?: string }).code]).toEqual([409, 'clash'])
    const { clashes, creneaux } = clashesIn(answer)
    expect(clashes.map(({ de, kind, idEvenement }) => [de, kind, idEvenement])).toEqual([
      ['candidat', 'occupe', first.idEvenement],
      ['moniteur', 'occupe', first.idEvenement],
      ['vehicule', 'occupe', first.idEvenement],
    ])
    expect(clashes[1]).toMatchObject({ qui: 'Personne Formateur', quoi: 'Hour circulation', start: first.start })
    expect(creneaux).toEqual([
      { start: at('08:00'), end: at('09:00') },
      { start: at('10:00'), end: at('11:00') },
      { start: at('11:00'), end: at('12:00') },
    ])
    expect([
      await countRows(backend, 'evenement'),
      await countRows(backend, 'occupation'),
      await countRows(backend, 'historique'),
    ]).toEqual(before)
    for (const slot of creneaux) {
      const taken = await buildEvenement(ecole, evenementValues(cast, slot))
      await verb(ecole, taken, 'cancel')
    }
  })

  it('names the other event by its title, or by its candidates', async () => {
    const other = await buildCandidat(ecole, { prenom: 'Sami', nom: 'Ailleurs' })
    const lesson = evenementValues(cast, { props: { idCandidats: [other.id] } })
    const first = await buildEvenement(ecole, lesson)
    const titles = async () => clashesIn(await askEvenement(ecole, evenementValues(cast))).clashes
    expect((await titles()).map(({ de, titre }) => [de, titre])).toEqual([
      ['moniteur', 'Sami Ailleurs'],
      ['vehicule', 'Sami Ailleurs'],
    ])
    await saveEvenement(ecole, first, { title: 'Leçon de nuit' })
    expect((await titles()).map(({ titre }) => titre)).toEqual(['Leçon de nuit', 'Leçon de nuit'])
  })

  it('does not name an event that the caller may not read', async () => {
    const made = await buildEvenement(ecole, evenementValues(cast, { title: 'Leçon de nuit' }))
    const answer = await askEvenement(ecole, evenementValues(cast))
    const unnamed = clashesIn(answer).clashes.map(({ titre: _, ...clash }) => clash)
    expect(unnamed[0]?.idEvenement).toBe(made.idEvenement)
    const namedFor = (person: Person) => {
      const ability = buildAbility(abilityRules(person))
      const session = { nomComplet: '', pays: 'TN', idSession: '', isFirstLogin: false } as const
      return withTitles(backend.db, { ...person, ...session, ability }, unnamed)
    }
    const strangers: Person[] = [
      { id: 0, role: 'ecole', idAutoEcole: 2 },
      { id: 0, role: 'moniteur', idAutoEcole: 1 },
      { id: 0, role: 'candidat', idAutoEcole: 1 },
    ]
    for (const person of strangers) expect(await namedFor(person)).toEqual(unnamed)
    const [named] = await namedFor({ id: 0, role: 'ecole', idAutoEcole: 1 })
    expect(named?.titre).toBe('Leçon de nuit')
  })

  it('is not reported for lessons that touch', async () => {
    const before = await countRows(backend, 'evenement')
    await buildEvenement(ecole, evenementValues(cast))
    await buildEvenement(ecole, evenementValues(cast, { start: at('10:00'), end: at('11:00') }))
    await buildEvenement(ecole, evenementValues(cast, { start: at('08:00'), end: at('09:00') }))
    expect(await countRows(backend, 'evenement')).toBe(before + 3)
  })

  it('refuses a double booking of an examiner', async () => {
    const idExaminateur = await insertExaminateur(backend, 1, ['code'])
    const exam = { calendar: 'Code exam', idExaminateur, idMoniteur: null, idVehicule: null } as const
    await buildEvenement(ecole, evenementValues(cast, { props: exam }))
    const other = await buildCandidat(ecole)
    const again = await askEvenement(ecole, evenementValues(cast, { props: { ...exam, idCandidats: [other.id] } }))
    expect(clashesIn(again).clashes.map(({ de }) => de)).toEqual(['examinateur'])
    const wrong = await insertExaminateur(backend, 1, ['parc'])
    const props = { ...exam, idExaminateur: wrong, idCandidats: [other.id] }
    const unfit = await askEvenement(ecole, evenementValues(cast, { props }))
    expect(clashesIn(unfit)).toMatchObject({ clashes: [{ de: 'examinateur', kind: 'categorie' }], creneaux: [] })
  })

  it('is refused for concurrent requests: one of many succeeds', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        askEvenement(
          ecole,
          evenementValues(cast, { start: at(`09:${String(index * 5).padStart(2, '0')}`), end: at('10:30') }),
        ),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 11 }, () => 409)])
  })

  it('refuses a double booking in the database itself', async () => {
    const made = await buildEvenement(ecole, evenementValues(cast))
    const row = { ressource: 'moniteur', idRessource: cast.moniteur.id, idEvenement: made.idEvenement } as const
    const sneak = (start: string, end: string) =>
      backend.db
        .insertInto('occupation')
        .values({ ...row, start, end })
        .execute()
    await expect(sneak(at('09:59'), at('11:00'))).rejects.toThrow('occupation_libre')
    await expect(sneak(at('08:00'), at('12:00'))).rejects.toThrow('occupation_libre')
    await expect(
      backend.db
        .updateTable('occupation')
        .set({ start: at('08:00') })
        .execute(),
    ).rejects.toThrow('occupation_fixe')
  })

  it('becomes possible after a cancellation; reopening needs a free slot', async () => {
    const first = await buildEvenement(ecole, evenementValues(cast))
    const cancelled = (await verb(ecole, first, 'cancel', { motif: 'Panne' })).body
    expect(cancelled).toMatchObject({ status: 'CANCELLED', version: 2, extendedProps: { motif: 'Panne' } })
    expect(await eventsOfWeek(ecole, `idCandidat=${cast.candidat.id}`)).toEqual([])
    expect(await eventsOfWeek(ecole, `idCandidat=${cast.candidat.id}&status=CANCELLED`)).toHaveLength(1)
    const second = await buildEvenement(ecole, evenementValues(cast))
    expect((await verb(ecole, cancelled, 'reopen')).body).toMatchObject({ code: 'clash' })
    await verb(ecole, second, 'cancel')
    expect((await verb(ecole, cancelled, 'reopen')).body).toMatchObject({ status: 'PLANNED', version: 3 })
  })
})

describe('clashes with the rules of the school', () => {
  const kinds = async (props = {}) =>
    clashesIn(await askEvenement(ecole, evenementValues(cast, { props }))).clashes.map(
      ({ de, kind }) => `${de} ${kind}`,
    )
  const stamps = { createdAt: '', updatedAt: '' }

  it('report closures and opening hours', async () => {
    await backend.db
      .insertInto('fermeture')
      .values({ idAutoEcole: 1, debut: MONDAY, fin: MONDAY, motif: 'Fête', ...stamps })
      .execute()
    expect(await kinds()).toEqual(['ecole fermeture'])
    await backend.db.deleteFrom('fermeture').execute()
    await backend.db.deleteFrom('horaire_ecole').where('idAutoEcole', '=', 1).execute()
    await backend.db
      .insertInto('horaire_ecole')
      .values({ idAutoEcole: 1, jour: 1, debut: '09:30', fin: '18:00' })
      .execute()
    expect(await kinds()).toEqual(['ecole horaires'])
    await backend.db
      .insertInto('horaire_ecole')
      .values({ idAutoEcole: 1, jour: 1, debut: '08:00', fin: '09:30' })
      .execute()
    await buildEvenement(ecole, evenementValues(cast))
  })

  it('report availability, leave and absence of the instructor', async () => {
    const idMoniteur = cast.moniteur.id
    const week = { idAutoEcole: 1, idMoniteur }
    await backend.db
      .insertInto('disponibilite')
      .values({ ...week, jour: 1, debut: '10:00', fin: '12:00' })
      .execute()
    expect(await kinds()).toEqual(['moniteur disponibilite'])
    const leave = { debut: '2026-11-20', fin: '2026-11-25', motif: null, ...stamps }
    await backend.db
      .insertInto('conge')
      .values({ ...week, ...leave })
      .execute()
    expect(await kinds()).toEqual(['moniteur conge'])
    await backend.db.deleteFrom('conge').execute()
    await backend.db.updateTable('moniteur').set({ disponible: 0 }).where('id', '=', idMoniteur).execute()
    expect(await kinds()).toEqual(['moniteur indisponible', 'moniteur disponibilite'])
  })

  it('report categories, expired papers and archived records', async () => {
    const other = await permiOf(ecole, 'C')
    const truck = await buildMoniteur(ecole, { categories: [other] })
    expect(await kinds({ idMoniteur: truck.id })).toEqual(['moniteur categorie'])
    expect(await kinds({ idVehicule: await insertVehicule(backend, 1, { idPermi: other }) })).toEqual([
      'vehicule categorie',
    ])
    const { idPermi } = cast
    const expired = await insertVehicule(backend, 1, { idPermi, finAssurance: '2026-11-22' })
    expect(await kinds({ idVehicule: expired })).toEqual(['vehicule papiers'])
    const lastDay = await insertVehicule(backend, 1, { idPermi, finAssurance: MONDAY })
    await buildEvenement(ecole, evenementValues(cast, { props: { idVehicule: lastDay } }))
    const gone = await insertVehicule(backend, 1, { idPermi, archived: 1, disponible: 0 })
    const fresh = await buildCandidat(ecole)
    const colleague = await buildMoniteur(ecole)
    const props = { idVehicule: gone, idCandidats: [fresh.id], idMoniteur: colleague.id }
    expect(await kinds(props)).toEqual(['vehicule archive', 'vehicule indisponible'])
  })
})

describe('exams and the exam path', () => {
  const exam = (calendar: 'Code exam' | 'Conduit exam' | 'Park exam', day = MONDAY) =>
    evenementValues(cast, {
      start: at('09:00', day),
      end: at('10:00', day),
      props: { calendar, idMoniteur: null, idVehicule: null },
    })

  it('plan an exam once its stage is open, and only once', async () => {
    const early = await askEvenement(ecole, exam('Park exam'))
    expect(clashesIn(early)).toMatchObject({
      clashes: [{ de: 'candidat', kind: 'etape', raison: { code: 'previous' } }],
      creneaux: [],
    })
    const code = await buildEvenement(ecole, exam('Code exam'))
    const twice = await askEvenement(ecole, exam('Code exam', '2026-11-24'))
    expect(clashesIn(twice).clashes).toMatchObject([{ kind: 'etape', raison: { code: 'already_planned' } }])
    // It can be moved: the event does not clash with itself.
    const to = { start: at('11:00', '2026-11-25'), end: at('12:00', '2026-11-25') }
    expect((await saveEvenement(ecole, code, to)).status).toBe(200)
  })

  it('open the next stage after a result', async () => {
    const code = await buildEvenement(ecole, exam('Code exam'))
    wait(backend, { days: 3 })
    ecole = await signedIn(backend, 'ecole')
    await verb(ecole, code, 'result', { status: 'SUCCESS' })
    await buildEvenement(ecole, exam('Conduit exam', '2026-12-01'))
    expect((await askEvenement(ecole, exam('Park exam', '2026-12-01'))).status).toBe(409)
  })
})
