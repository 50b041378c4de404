import type { Asked } from '@contract/cours/tentative'
import type { ContentLanguage } from '@src/parts/cours/useContentLanguage'
import { useSpeech } from '@src/views/cours/run/useSpeech'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

interface Voice {
  name: string
  lang: string
  localService: boolean
}

/** The speech output of a device, in order: a text with its voice and language, or that it was stopped. */
let said: (string | { text: string; voice: string | undefined; lang: string })[]
let voices: Voice[]
let announce: () => void

class Utterance {
  voice: Voice | null = null
  lang = ''
  constructor(readonly text: string) {}
}

beforeEach(() => {
  said = []
  voices = []
  const listeners = new Set<() => void>()
  announce = () => {
    for (const listener of listeners) listener()
  }
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    speak: ({ text, voice, lang }: Utterance) => said.push({ text, voice: voice?.name, lang }),
    cancel: () => said.push('stopped'),
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  })
})
afterEach(() => vi.unstubAllGlobals())

const voice = (name: string, lang: string, localService = true): Voice => ({ name, lang, localService })
const asked = (idQuestion: number): Asked => ({
  rang: idQuestion,
  idQuestion,
  topic: 'rules',
  picture: null,
  several: false,
  kept: false,
  chosen: null,
  solution: null,
  late: false,
  text: { fr: `Question ${idQuestion} ?`, ar: `سؤال ${idQuestion}؟` },
  choices: [
    { id: 1, fr: 'Oui', ar: 'نعم' },
    { id: 2, fr: 'Non', ar: 'لا' },
  ],
})
const FRENCH = 'Question 1 ?\n1. Oui\n2. Non'
const ARABIC = 'سؤال 1؟\n1. نعم\n2. لا'

const open = (language: ContentLanguage, id = 1) =>
  renderHook((props: { id: number; language: ContentLanguage }) => useSpeech(asked(props.id), props.language), {
    initialProps: { id, language },
  })

describe('reading aloud', () => {
  it('reads the question and its choices by number, in French', () => {
    voices = [voice('Anna', 'de-DE'), voice('Friisk', 'frr-DE'), voice('Amélie', 'fr-CA')]
    open('fr').result.current?.()
    expect(said).toEqual(['stopped', { text: FRENCH, voice: 'Amélie', lang: 'fr-CA' }])
  })

  it('reads Arabic by an Arabic voice, as any device writes its language', () => {
    voices = [voice('Amélie', 'fr-FR'), voice('Arwi', 'arn-CL'), voice('Laila', 'ar_EG')]
    open('ar').result.current?.()
    expect(said).toEqual(['stopped', { text: ARABIC, voice: 'Laila', lang: 'ar_EG' }])
  })

  it('reads both languages one after the other where both are shown', () => {
    voices = [voice('Laila', 'ar-EG'), voice('Amélie', 'fr-FR')]
    open('both').result.current?.()
    expect(said).toEqual([
      'stopped',
      { text: FRENCH, voice: 'Amélie', lang: 'fr-FR' },
      { text: ARABIC, voice: 'Laila', lang: 'ar-EG' },
    ])
  })

  it('reads of both languages the one that there is a voice for', () => {
    voices = [voice('Amélie', 'fr-FR')]
    open('both').result.current?.()
    expect(said.slice(1)).toEqual([{ text: FRENCH, voice: 'Amélie', lang: 'fr-FR' }])
  })

  it('takes a voice of the device before one of the network', () => {
    voices = [voice('Nuage', 'fr-FR', false), voice('Amélie', 'fr-CA')]
    open('fr').result.current?.()
    expect(said.at(-1)).toMatchObject({ voice: 'Amélie' })
    voices = [voice('Nuage', 'fr-FR', false)]
    open('fr').result.current?.()
    expect(said.at(-1)).toMatchObject({ voice: 'Nuage' })
  })

  it('is not offered without a voice, and is as soon as voices have come', () => {
    voices = [voice('Amélie', 'fr-FR')]
    const { result } = open('ar')
    expect(result.current).toBeNull()
    voices = [...voices, voice('Laila', 'ar-EG')]
    act(announce)
    result.current?.()
    expect(said.at(-1)).toMatchObject({ voice: 'Laila' })
  })

  it('stops before it begins anew, at the next question, with another language and with the page', () => {
    voices = [voice('Amélie', 'fr-FR'), voice('Laila', 'ar-EG')]
    const { result, rerender, unmount } = open('fr')
    result.current?.()
    result.current?.()
    expect(said.map((one) => (one === 'stopped' ? one : 'text'))).toEqual(['stopped', 'text', 'stopped', 'text'])
    const steps = [() => rerender({ id: 2, language: 'fr' }), () => rerender({ id: 2, language: 'ar' }), unmount]
    for (const step of steps) {
      said = []
      step()
      expect(said).toEqual(['stopped'])
    }
  })

  it('goes on while the same question is drawn again', () => {
    voices = [voice('Amélie', 'fr-FR')]
    const { result, rerender } = open('fr')
    result.current?.()
    said = []
    rerender({ id: 1, language: 'fr' })
    expect(said).toEqual([])
  })
})

describe('a device without speech', () => {
  it('offers nothing', () => {
    vi.stubGlobal('speechSynthesis', undefined)
    expect(open('both').result.current).toBeNull()
  })
})
