import type { Conge } from '@contract/planning/disponibilite'
import evenement from '@src/assets/locales/ar/planning/evenement.json'
import type { Words } from '@src/parts/evenement/eventWords'
import { dayHeads, leaveText, unnamedLeave } from '@src/views/evenement/calendar/hours/leaves'
import { describe, expect, it } from 'vitest'

const { word, because } = evenement.leave
const t = (key: string, { quoi = '' }: Record<string, string | number> = {}) =>
  key.endsWith('because') ? because.replace('{{quoi}}', String(quoi)) : word
const ARABIC: Words = { t, language: 'ar', zone: 'Africa/Tunis' }

const DAY = '2026-11-24'
const leave: Conge = {
  id: 1,
  idMoniteur: 3,
  moniteur: 'Hédi Zitouni',
  debut: DAY,
  fin: DAY,
  motif: 'Mariage (2)',
} as Conge
/** Set apart from the words around it. */
const apart = (text: string) => `\u2068${text}\u2069`

describe('the words of leave in Arabic', () => {
  it('set a reason apart that is typed in Latin letters', () => {
    expect(unnamedLeave(leave, ARABIC)).toBe(because.replace('{{quoi}}', apart('Mariage (2)')))
    expect(leaveText(leave, { ...ARABIC, isTeacher: true })).toBe(unnamedLeave(leave, ARABIC))
    expect(unnamedLeave({ ...leave, motif: null }, ARABIC)).toBe(word)
  })

  it('set a name apart from its reason', () => {
    const both = `${apart('Hédi Zitouni')} (${apart('Mariage (2)')})`
    expect(leaveText(leave, ARABIC)).toContain(both)
    const head = dayHeads([leave], { from: DAY, to: '2026-11-25' }, ARABIC).get(DAY)
    expect(head?.text).toBe(because.replace('{{quoi}}', apart('Hédi Zitouni')))
    expect(head?.full).toContain(both)
  })
})
