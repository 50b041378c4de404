import { onOtherTab, readJson, remove, writeJson } from '@core/platform/storage'
import type { WaitingAnswer } from './attempt'

const keyOf = (person: number) => `course-answers:${person}`

const isAnswer = (value: unknown) =>
  typeof value === 'object' && value !== null && 'idTentative' in value && 'rang' in value && 'choices' in value
const isList = (value: unknown): value is WaitingAnswer[] => Array.isArray(value) && value.every(isAnswer)

/** The answers of a person that wait on this device. */
export const readWaiting = (person: number): WaitingAnswer[] => readJson(keyOf(person), isList) ?? []

/** Calls back when another tab changes the list of a person. Returns the unsubscribe function. */
export const onOtherTabsAnswers = (person: number, changed: () => void) => onOtherTab([keyOf(person)], changed)

/** Changes the list on the device: another tab may have changed it since this one read it. */
export function changeWaiting(person: number, change: (list: WaitingAnswer[]) => WaitingAnswer[]): WaitingAnswer[] {
  const list = change(readWaiting(person))
  if (list.length > 0) writeJson(keyOf(person), list)
  else remove(keyOf(person))
  return list
}
