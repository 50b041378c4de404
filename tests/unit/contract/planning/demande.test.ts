import { attenteInput } from '@contract/planning/attente'
import { creneauQuery } from '@contract/planning/creneau'
import { acceptInput, demandeInput } from '@contract/planning/demande'
import { examinateurInput } from '@contract/planning/examinateur'
import { faultsIn } from '@tests/helpers/faultsIn'
import { describe, expect, it } from 'vitest'

const slot = (start: string, end: string) => ({
  start: `2026-11-23T${start}:00.000Z`,
  end: `2026-11-23T${end}:00.000Z`,
})

describe('a request for a lesson', () => {
  const faults = (...creneaux: ReturnType<typeof slot>[]) =>
    faultsIn(demandeInput, { calendar: 'Hour circulation', creneaux, note: null })

  it('is for a time of four hours at most', () => {
    expect(faults(slot('08:00', '12:00'))).toEqual({})
    expect(faults(slot('08:00', '12:01'))).toEqual({ 'creneaux.0.end': 'event_too_long' })
    expect(faults(slot('08:00', '08:00'))).toEqual({ 'creneaux.0.end': 'end_before_start' })
  })

  it('names times that do not overlap; the later of two that do is at fault', () => {
    expect(faults(slot('09:00', '10:00'), slot('10:00', '11:00'), slot('08:00', '09:00'))).toEqual({})
    expect(faults(slot('09:00', '10:00'), slot('11:00', '12:00'), slot('09:59', '11:00'))).toEqual({
      'creneaux.2.start': 'overlap',
    })
    expect(faults(slot('09:00', '10:00'), slot('08:00', '09:01'))).toEqual({ 'creneaux.1.start': 'overlap' })
    expect(faults(slot('09:00', '10:00'), slot('09:00', '10:00'))).toEqual({ 'creneaux.1.start': 'overlap' })
  })

  it('may be accepted at another time, as long as one that can be asked for', () => {
    const accepted = (start: string, end: string) =>
      faultsIn(acceptInput, { creneau: 0, autre: slot(start, end), idMoniteur: null, idVehicule: null, lieu: null })
    expect(accepted('08:00', '09:00')).toEqual({})
    expect(accepted('08:00', '12:01')).toEqual({ 'autre.end': 'event_too_long' })
  })
})

describe('the days on which free times are asked for', () => {
  const faults = (from: string, to: string) => faultsIn(creneauQuery, { calendar: 'Hour code', from, to })

  it('are one to fourteen', () => {
    expect(faults('2026-11-23', '2026-11-23')).toEqual({})
    expect(faults('2026-11-23', '2026-12-06')).toEqual({})
    expect(faults('2026-11-23', '2026-12-07')).toEqual({ to: 'too_big' })
    expect(faults('2026-11-23', '2026-11-22')).toEqual({ to: 'end_before_start' })
  })

  it('that are no days have that fault alone', () => {
    expect(faults('2026-11-23', '2026-11-31')).toEqual({ to: 'date' })
  })
})

describe('a place in the waiting list', () => {
  const waiting = { calendar: 'Hour code', jours: [5, 1, 5], debut: '08:00', fin: '12:00', note: null }

  it('names each weekday once, in order, and a time that ends after it begins', () => {
    expect(attenteInput.parse(waiting).jours).toEqual([1, 5])
    expect(faultsIn(attenteInput, { ...waiting, fin: '08:00' })).toEqual({ fin: 'end_before_start' })
  })
})

it('the stages of an examiner are stored once each, in the order of an exam path', () => {
  const examiner = { nom: 'Ben Salah', prenom: 'Nadia', telephone: null, centre: null }
  expect(examinateurInput.parse({ ...examiner, etapes: ['parc', 'code', 'parc'] }).etapes).toEqual(['code', 'parc'])
})
