import { echeanceOn, isPast } from '@contract/clock/echeance'
import { availability, availabilityOf } from '@contract/ecole/availability'
import { dossierState, paperState } from '@contract/ecole/dossier'
import { mediaOf, papier, papierQuery } from '@contract/ecole/papier'
import { earliestBegin, isRecentAnswer } from '@contract/planning/attestation'
import { describe, expect, it } from 'vitest'

const TODAY = '2026-11-21'

describe('echeanceOn', () => {
  it.each([
    ['2026-11-20', 'expired', -1],
    [TODAY, 'soon', 0],
    ['2026-12-21', 'soon', 30],
    ['2026-12-22', 'valid', 31],
  ] as const)('calls an end on %s %s, in %i days', (fin, state, days) => {
    expect(echeanceOn(fin, TODAY)).toEqual({ state, days })
    expect(isPast(fin, TODAY)).toBe(state === 'expired')
    expect(paperState({ recu: true, dateExpiration: fin }, TODAY)).toEqual({ state, days })
  })
})

describe('paperState', () => {
  it.each([
    ['that never came', false, '2026-11-20', 'missing'],
    ['that never ends', true, null, 'valid'],
  ])('knows a paper %s', (_name, recu, dateExpiration, state) => {
    expect(paperState({ recu, dateExpiration }, TODAY)).toEqual({ state, days: 0 })
  })
})

describe('dossierState', () => {
  it.each([
    [3, null, 'incomplet'],
    [4, null, 'complet'],
    [5, null, 'complet'],
    [3, TODAY, 'incomplet'],
    [4, TODAY, 'complet'],
    [3, '2026-11-20', 'expire'],
    [4, '2026-11-20', 'expire'],
  ])('calls a file with %i papers of 4, the first until %s, %s', (documentsRecus, documentsExpiration, state) => {
    expect(dossierState({ documentsRecus, documentsExpiration }, 4, TODAY)).toBe(state)
  })
})

describe('mediaOf', () => {
  const bytes = (...parts: (number | string)[]) =>
    new Uint8Array(
      parts.flatMap((part) => (typeof part === 'number' ? [part] : [...part].map((one) => one.charCodeAt(0)))),
    )
  const jpeg = bytes(0xff, 0xd8, 0xff, 0xe0)
  const png = bytes(0x89, 'PNG\r\n', 0x1a, 0x0a, 'IHDR')
  const webp = bytes('RIFF', 1, 2, 3, 4, 'WEBP', 'VP8')
  const pdf = bytes('%PDF-1.7')

  it.each([
    ['a photo', jpeg, 'image/jpeg'],
    ['a picture', png, 'image/png'],
    ['a picture of the web', webp, 'image/webp'],
    ['a document', pdf, 'application/pdf'],
    ['nothing', bytes(), null],
    ['another letter at the beginning', bytes('#PDF-1.7'), null],
    ['a document that begins later', bytes(' %PDF-1.7'), null],
    ['a sound in the same container', bytes('RIFF', 1, 2, 3, 4, 'WAVE'), null],
    ['the end of a container alone', bytes('RIFX', 1, 2, 3, 4, 'WEBP'), null],
    ['a container that is cut off', webp.slice(0, 11), null],
    ['a photo that is cut off', jpeg.slice(0, 2), null],
    ['a picture that is cut off', png.slice(0, 7), null],
    ['a document that is cut off', pdf.slice(0, 4), null],
  ])('knows the kind of %s', (_name, file, media) => {
    expect(mediaOf(file)).toBe(media)
  })

  it('names one of the kinds that are kept', () => {
    const row = { id: 1, nom: 'cin.pdf', media: 'application/pdf', taille: 12, createdAt: '2026-11-21T09:00:00.000Z' }
    expect(papier.parse(row)).toEqual(row)
    expect(papier.safeParse({ ...row, media: 'text/html' }).success).toBe(false)
    expect(papier.safeParse({ ...row, taille: 1.5 }).success).toBe(false)
    expect(papier.meta()).toEqual({ id: 'Papier' })
  })

  it.each([
    [' cin.pdf ', 'cin.pdf'],
    ['x'.repeat(200), 'x'.repeat(200)],
    ['  ', null],
    ['x'.repeat(201), null],
  ])('comes with a name: %j', (nom, kept) => {
    const read = papierQuery.safeParse({ nom })
    expect(read.success ? read.data.nom : null).toBe(kept)
  })
})

describe('what an instructor says of a lesson', () => {
  it('begins half an hour before its hour at the earliest', () => {
    expect(earliestBegin('2026-11-21T09:00:00.000Z')).toBe('2026-11-21T08:30:00.000Z')
  })

  it.each([
    [null, false],
    ['2026-11-21T09:00:00.000Z', true],
    ['2026-11-20T09:00:00.001Z', true],
    ['2026-11-20T09:00:00.000Z', false],
  ])('may be taken back, said at %s: %s', (attesteLe, recent) => {
    expect(isRecentAnswer(attesteLe, '2026-11-21T09:00:00.000Z')).toBe(recent)
  })
})

describe('the availability of an instructor or a vehicle', () => {
  it('reads as the customer calls it', () => {
    expect([availabilityOf(true), availabilityOf(false)]).toEqual(['Available', 'Unavailable'])
    expect(availability.safeParse('Available').success).toBe(true)
    expect(availability.safeParse('Yes').success).toBe(false)
  })
})
