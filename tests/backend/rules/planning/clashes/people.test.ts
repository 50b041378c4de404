import { aloneFacts, clashesOf, isLasting } from '@backend/rules/planning/clashes'
import { CLASH_KINDS } from '@contract/planning/clash'
import { CALENDARS } from '@contract/planning/evenement'
import { describe, expect, it } from 'vitest'
import { CANDIDAT, EXAMINATEUR, free, MONITEUR, TIME, VEHICULE, wanted } from './facts'

describe('clashesOf, an instructor', () => {
  const base = { de: 'moniteur', id: 4, qui: 'Amel', quoi: null, ...TIME }
  const plages = [{ jour: 2, debut: '08:00', fin: '12:00' }]
  const leave = [{ debut: '2026-11-23', fin: '2026-11-23', motif: 'Maladie' }]
  it.each([
    ['archived', { archived: true }, [{ ...base, kind: 'archive' }]],
    ['unavailable', { disponible: false }, [{ ...base, kind: 'indisponible' }]],
    ['on leave', { conges: leave }, [{ ...base, kind: 'conge', quoi: 'Maladie' }]],
    ['on leave and out of its hours', { conges: leave, plages }, [{ ...base, kind: 'conge', quoi: 'Maladie' }]],
    ['out of its hours', { plages }, [{ ...base, kind: 'disponibilite' }]],
    ['within its hours', { plages: [{ jour: 1, debut: '09:00', fin: '10:00' }] }, []],
    ['of another category', { categories: [2] }, [{ ...base, kind: 'categorie', quoi: 'B' }]],
    [
      'of everything',
      { archived: true, disponible: false, plages, categories: [] },
      [
        { ...base, kind: 'archive' },
        { ...base, kind: 'indisponible' },
        { ...base, kind: 'disponibilite' },
        { ...base, kind: 'categorie', quoi: 'B' },
      ],
    ],
  ])('judges one that is %s', (_name, values, clashes) => {
    expect(clashesOf(wanted(), free({ moniteur: { ...MONITEUR, ...values } }))).toEqual(clashes)
  })

  it('asks an instructor to work in all parts of an event past midnight', () => {
    const night = wanted({ start: '2026-11-23T22:30:00.000Z', end: '2026-11-23T23:30:00.000Z' })
    const one = (plages: { jour: number; debut: string; fin: string }[]) => free({ moniteur: { ...MONITEUR, plages } })
    const evening = { jour: 1, debut: '20:00', fin: '24:00' }
    expect(clashesOf(night, one([evening]))).toMatchObject([{ kind: 'disponibilite' }])
    expect(clashesOf(night, one([evening, { jour: 2, debut: '00:00', fin: '01:00' }]))).toEqual([])
    const conges = [{ debut: '2026-11-24', fin: '2026-11-24', motif: null }]
    expect(clashesOf(night, free({ moniteur: { ...MONITEUR, conges } }))).toMatchObject([{ kind: 'conge', quoi: null }])
  })

  it.each(CALENDARS)('asks for the category of an instructor behind the wheel alone: %s', (calendar) => {
    const facts = aloneFacts({ pays: 'TN', moniteur: { ...MONITEUR, categories: [] }, candidats: [CANDIDAT] })
    const isDriving = ['Hour circulation', 'Hour Park'].includes(calendar)
    expect(clashesOf(wanted({ calendar }), facts).map(({ kind }) => kind)).toEqual(isDriving ? ['categorie'] : [])
  })
})

describe('clashesOf, a vehicle', () => {
  const base = { de: 'vehicule', id: 5, qui: 'Clio', quoi: null, ...TIME }
  it.each([
    ['archived', { archived: true }, [{ ...base, kind: 'archive' }]],
    ['unavailable', { disponible: false }, [{ ...base, kind: 'indisponible' }]],
    ['of another category', { idPermi: 2 }, [{ ...base, kind: 'categorie', quoi: 'B' }]],
    [
      'with papers until the day before',
      { papiers: { finVisite: '2026-11-22', finAssurance: '2027-01-01' } },
      [{ ...base, kind: 'papiers', quoi: 'finVisite' }],
    ],
    [
      'on the last day of its papers, or without a date',
      { papiers: { finVisite: '2026-11-23', finAssurance: null } },
      [],
    ],
  ])('judges one that is %s', (_name, values, clashes) => {
    expect(clashesOf(wanted(), free({ vehicule: { ...VEHICULE, ...values } }))).toEqual(clashes)
  })

  it('asks for valid papers on the last day of the event', () => {
    const night = wanted({ start: '2026-11-23T22:30:00.000Z', end: '2026-11-23T23:30:00.000Z' })
    const facts = free({ vehicule: { ...VEHICULE, papiers: { finVisite: '2026-11-23' } } })
    expect(clashesOf(night, facts)).toMatchObject([{ kind: 'papiers', quoi: 'finVisite', jour: '2026-11-23' }])
  })
})

describe('clashesOf, an examiner', () => {
  const base = { de: 'examinateur', id: 6, qui: 'Karim', quoi: null, ...TIME }
  it.each([
    ['archived', { archived: true }, [{ ...base, kind: 'archive' }]],
    ['of other stages', { etapes: ['code', 'parc'] }, [{ ...base, kind: 'categorie', quoi: 'circulation' }]],
    ['of this stage', { etapes: ['circulation'] }, []],
  ])('judges one that is %s', (_name, values, clashes) => {
    const facts = free({ examinateur: { ...EXAMINATEUR, ...values } })
    expect(clashesOf(wanted({ calendar: 'Conduit exam' }), facts)).toEqual(clashes)
  })
})

describe('clashesOf, a candidate', () => {
  const base = { de: 'candidat', id: 7, qui: 'Ines', quoi: null, ...TIME }
  it('names an archived candidate', () => {
    const facts = free({ candidats: [{ ...CANDIDAT, archived: true }] })
    expect(clashesOf(wanted(), facts)).toEqual([{ ...base, kind: 'archive' }])
  })

  it.each(CALENDARS)('asks for the stage of an exam alone: %s', (calendar) => {
    const raison = { code: 'delay' as const, jour: '2026-12-01' }
    const facts = free({
      stageFault: (id, of, jour) => (id === 7 && of === calendar && jour === '2026-11-23' ? raison : null),
    })
    const isExam = calendar.endsWith('exam')
    expect(clashesOf(wanted({ calendar }), facts)).toEqual(isExam ? [{ ...base, kind: 'etape', raison }] : [])
  })
})

describe('isLasting', () => {
  it.each(CLASH_KINDS)('knows whether another time would mend %s', (kind) => {
    const clash = { ...TIME, de: 'moniteur' as const, id: 4, qui: '', quoi: null, kind }
    expect(isLasting(clash)).toBe(['indisponible', 'archive', 'categorie'].includes(kind))
  })
})
