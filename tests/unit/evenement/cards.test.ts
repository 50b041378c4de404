// @vitest-environment jsdom
import { type CardLook, eventHtml, plateEnd } from '@src/parts/evenement/calendar/eventHtml'
import { splitAtPlate } from '@src/parts/vehicule/plate'
import { nameHtml } from '@src/views/evenement/calendar/headings'
import { describe, expect, it } from 'vitest'
import { sampleEvent } from './sample'

const WORDS = { t: (key: string) => key, language: 'fr', zone: 'Africa/Tunis' }
const LOOK: CardLook = { now: '2026-11-22T08:00:00.000Z', words: WORDS, columns: null, initialsOf: () => 'HZ' }
const LESSON = sampleEvent({ extendedProps: { vehicule: 'Kia Picanto 187 TU 4521', lieu: 'Gare' } })

/** The visible parts of a card in order. */
function parts(drawing: 'time' | 'month' | 'list', over: Partial<CardLook> = {}, event = LESSON) {
  document.body.innerHTML = eventHtml(event, drawing, { ...LOOK, ...over })
  const seen = document.querySelector('[aria-hidden="true"]')
  const texts = [...(seen?.querySelectorAll('.ev-time, .ev-title, .ev-who, .ev-car, .ev-more') ?? [])]
  return texts.map((element) => [element.className, element.textContent])
}

describe('eventHtml', () => {
  it('shows the time, the candidate, the instructor’s initials and the end of the plate', () => {
    expect(parts('time')).toEqual([
      ['ev-time', '09:00 – 10:00'],
      ['ev-title', 'Sami Ben Ali'],
      ['ev-who', 'HZ'],
      ['ev-car', '4521'],
      ['ev-more', 'Hédi Zitouni · Kia Picanto 187 TU 4521 · Gare'],
    ])
    expect(parts('month')).toEqual([
      ['ev-time', '09:00'],
      ['ev-title', 'Sami Ben Ali'],
      ['ev-who', 'HZ'],
    ])
  })

  it('omits what the column heading shows', () => {
    expect(parts('time', { columns: 'moniteurs' })).not.toContainEqual(['ev-who', 'HZ'])
    expect(parts('time', { columns: 'vehicules' })).toContainEqual(['ev-more', 'Hédi Zitouni · Gare'])
  })

  it('shows instructors the car and the place instead of their own name', () => {
    const words = { ...WORDS, isTeacher: true }
    expect(parts('time', { words })).toContainEqual(['ev-more', 'Kia Picanto 187 TU 4521 · Gare'])
    expect(parts('month', { words })).toHaveLength(2)
    expect(parts('list', { words }).at(-1)?.[1]).not.toContain('Hédi')
  })

  it('shows the room of a code hour, which has no car', () => {
    const code = sampleEvent({ extendedProps: { calendar: 'Hour code', vehicule: null, lieu: 'Salle 2' } })
    expect(parts('time', {}, code)).toContainEqual(['ev-car', 'Salle 2'])
  })
})

describe('end of a plate', () => {
  it.each([
    ['Kia Picanto 187 TU 4521', '4521'],
    ['Renault Clio AB-123-CD', '123'],
    ['Tracteur', 'teur'],
  ])('is for %s the text %s', (vehicule, end) => {
    expect(plateEnd(vehicule)).toBe(end)
  })

  it.each([
    ['Kia Picanto 187 TU 4521', 'Kia Picanto', '187 TU 4521'],
    ['Honda CB125F 203 TU 3316', 'Honda CB125F', '203 TU 3316'],
    ['Renault Clio 5 AB-123-CD', 'Renault Clio 5', 'AB-123-CD'],
    ['Renault Clio AB 123 CD', 'Renault Clio', 'AB 123 CD'],
    ['Peugeot 208 RS4521', 'Peugeot 208', 'RS4521'],
    ['Sans véhicule', 'Sans véhicule', ''],
  ])('is not taken apart: the whole plate of %s', (nom, model, plate) => {
    expect(splitAtPlate(nom)).toEqual({ model, plate })
  })

  it('comes first and whole in the head of a column', () => {
    const head = document.createElement('div')
    head.innerHTML = nameHtml('Honda CB125F 203 TU 3316', true)
    expect(head.querySelector('b')?.textContent).toBe('203 TU 3316')
    expect(head.querySelector('.column-name')?.textContent).toBe('Honda CB125F')
    expect(nameHtml('Sami Trabelsi 2', false)).not.toContain('<b')
  })
})
