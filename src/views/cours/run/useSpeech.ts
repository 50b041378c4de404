import type { Asked } from '@contract/cours/tentative'
import type { ContentLanguage } from '@src/parts/cours/useContentLanguage'
import { useEffect, useSyncExternalStore } from 'react'

const SPOKEN = ['fr', 'ar'] as const
type Spoken = (typeof SPOKEN)[number]

const speech = () => globalThis.speechSynthesis

function subscribe(changed: () => void): () => void {
  // Older browsers do not report when their voices are loaded.
  speech()?.addEventListener?.('voiceschanged', changed)
  return () => speech()?.removeEventListener?.('voiceschanged', changed)
}

/** `fr-FR`, and `fr_FR` as some devices write it; not `frr`, which is another language. */
const speaks = ({ lang }: SpeechSynthesisVoice, language: Spoken) => lang.toLowerCase().split(/[-_]/)[0] === language

/** A voice of the device before one of the network: it needs no connection, and no text leaves the device. */
function voiceOf(language: Spoken): SpeechSynthesisVoice | undefined {
  const own = speech()
    ?.getVoices()
    .filter((voice) => speaks(voice, language))
  return own?.find(({ localService }) => localService) ?? own?.[0]
}
/** The languages that this device has a voice for, joined to one text: equal snapshots must be identical. */
const voices = () => SPOKEN.filter((language) => voiceOf(language)).join()

function say(text: string, language: Spoken): void {
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.voice = voiceOf(language) ?? null
  utterance.lang = utterance.voice?.lang ?? language
  speech().speak(utterance)
}

const wordsOf = ({ text, choices }: Asked, language: Spoken) =>
  [text[language], ...choices.map((choice, index) => `${index + 1}. ${choice[language]}`)].join('\n')

/** Reads a question aloud; null where the device has no voice for a language that is shown. */
export function useSpeech(question: Asked | undefined, language: ContentLanguage): (() => void) | null {
  const known = useSyncExternalStore(subscribe, voices, () => '')
  const wanted = SPOKEN.filter((one) => (language === 'both' || language === one) && known.includes(one))
  const idQuestion = question?.idQuestion
  // The next question is not read while the one before is still spoken, nor a language that is shown no longer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: stops with each question and language
  useEffect(() => () => speech()?.cancel(), [idQuestion, language])
  if (!question || wanted.length === 0) return null
  return () => {
    speech().cancel()
    for (const one of wanted) say(wordsOf(question, one), one)
  }
}
