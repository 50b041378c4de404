import { availabilityOf, type SchoolFacts } from '@backend/rules/planning/availability'
import { describe, expect, it } from 'vitest'
import { CANDIDAT, EXAMINATEUR, MONITEUR, taken, VEHICULE, wanted } from '../clashes/facts'

const school = (values: Partial<SchoolFacts> = {}): SchoolFacts => ({
  pays: 'TN',
  horaires: [],
  fermetures: [],
  candidats: [CANDIDAT],
  stageFault: () => null,
  busy: [],
  moniteurs: [MONITEUR, { ...MONITEUR, id: 40 }],
  vehicules: [VEHICULE, { ...VEHICULE, id: 50 }],
  examinateurs: [EXAMINATEUR, { ...EXAMINATEUR, id: 60 }],
  ...values,
})
const kinds = (raisons: { kind: string }[]) => raisons.map(({ kind }) => kind)
const told = (some: { id: number; raisons: { kind: string }[] }[]) =>
  some.map(({ id, raisons }) => [id, kinds(raisons)])

describe('availabilityOf', () => {
  it('reports nothing where everybody and everything is free', () => {
    expect(availabilityOf(wanted(), school())).toEqual({
      ecole: [],
      candidats: [],
      moniteurs: [
        { id: 4, raisons: [] },
        { id: 40, raisons: [] },
      ],
      vehicules: [
        { id: 5, raisons: [] },
        { id: 50, raisons: [] },
      ],
      examinateurs: [
        { id: 6, raisons: [] },
        { id: 60, raisons: [] },
      ],
    })
  })

  it('reports the one who is taken', () => {
    const busy = [taken('moniteur', 40), taken('vehicule', 5), taken('examinateur', 60), taken('candidat', 7)]
    const found = availabilityOf(wanted(), school({ busy }))
    expect(found.ecole).toEqual([])
    expect(kinds(found.candidats)).toEqual(['occupe'])
    expect(told(found.moniteurs)).toEqual([
      [4, []],
      [40, ['occupe']],
    ])
    expect(told(found.vehicules)).toEqual([
      [5, ['occupe']],
      [50, []],
    ])
    expect(told(found.examinateurs)).toEqual([
      [6, []],
      [60, ['occupe']],
    ])
  })

  it('tells people and things of one number apart', () => {
    const busy = [taken('vehicule', 4), taken('moniteur', 5), taken('candidat', 6), taken('examinateur', 7)]
    const found = availabilityOf(wanted(), school({ busy }))
    expect([...found.moniteurs, ...found.vehicules, ...found.examinateurs].flatMap(({ raisons }) => raisons)).toEqual(
      [],
    )
    expect(found.candidats).toEqual([])
  })

  it('reports the school once', () => {
    const found = availabilityOf(
      wanted(),
      school({ fermetures: [{ debut: '2026-11-23', fin: '2026-11-23', motif: null }] }),
    )
    expect(kinds(found.ecole)).toEqual(['fermeture'])
    expect(told(found.moniteurs)).toEqual([
      [4, []],
      [40, []],
    ])
    const shut = availabilityOf(wanted(), school({ horaires: [{ jour: 2, debut: '08:00', fin: '12:00' }] }))
    expect(kinds(shut.ecole)).toEqual(['horaires'])
  })

  it('judges by the category of the candidates', () => {
    const candidats = [CANDIDAT, { ...CANDIDAT, id: 70, idPermi: 2, permi: 'A', archived: true }]
    const found = availabilityOf(wanted(), school({ candidats }))
    expect(found.candidats).toMatchObject([{ kind: 'archive', id: 70 }])
    expect(told(found.moniteurs)).toEqual([
      [4, ['categorie']],
      [40, ['categorie']],
    ])
    expect(told(found.vehicules)).toEqual([
      [5, ['categorie']],
      [50, ['categorie']],
    ])
  })

  it('reports the stage of a candidate, where the event is an exam', () => {
    const stageFault = () => ({ code: 'previous' as const })
    expect(kinds(availabilityOf(wanted({ calendar: 'Conduit exam' }), school({ stageFault })).candidats)).toEqual([
      'etape',
    ])
    expect(availabilityOf(wanted(), school({ stageFault })).candidats).toEqual([])
  })

  it('judges an examiner by the stage of the exam', () => {
    const examinateurs = [{ ...EXAMINATEUR, etapes: ['code'] }]
    const found = availabilityOf(wanted({ calendar: 'Conduit exam' }), school({ examinateurs }))
    expect(told(found.examinateurs)).toEqual([[6, ['categorie']]])
  })
})
