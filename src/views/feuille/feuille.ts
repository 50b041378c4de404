import type { Evenement } from '@contract/planning/evenement'
import type { PdfSheet, PdfTable } from '@core/pdf/tables'
import { kindWord, standingOf, standingWord, timesWord, type Words } from '@src/parts/evenement/eventWords'

/** Whose sheet an event stands on. */
const moniteurOf = ({ extendedProps }: Evenement) => extendedProps.moniteur ?? ''

const inOrder = (a: Evenement, b: Evenement) => (a.start < b.start ? -1 : Number(a.start > b.start))

function rowOf(event: Evenement, now: string, words: Words): string[] {
  const { candidats, permi, vehicule, examinateur, lieu, note } = event.extendedProps
  const people = candidats.map(({ nom, absent }) => (absent ? `${nom} (${words.t('feuille:absent')})` : nom))
  const standing = standingOf(event, now)
  return [
    timesWord(event, words),
    [...people, people.length === 1 && permi && words.t('feuille:permi', { permi })].filter(Boolean).join('\n'),
    [kindWord(event, words), standing === 'PLANNED' ? null : standingWord(event, standing, words)]
      .filter(Boolean)
      .join('\n'),
    [vehicule, examinateur, lieu].filter(Boolean).join('\n'),
    note ?? '',
    '',
  ]
}

interface Sheet {
  /** The day in words. */
  jour: string
  ecole: string
  /** The events of the day, whatever their state. */
  events: Evenement[]
  now: string
  words: Words
  /** When it was printed, in words. */
  printed: string
}

/** The day on paper: one table for each instructor, in order of time, with room for a signature. */
export function feuilleOf({ jour, ecole, events, now, words, printed }: Sheet): PdfSheet {
  const { t, language } = words
  const held = events.filter(({ status }) => status !== 'CANCELLED').sort(inOrder)
  const names = [...new Set(held.map(moniteurOf))].sort((a, b) =>
    // Those without an instructor stand last.
    a && b ? a.localeCompare(b, language) : Number(!a) - Number(!b),
  )
  const columns = [
    { label: t('feuille:heure'), width: 26 },
    { label: t('feuille:candidat'), width: 46 },
    { label: t('feuille:type'), width: 36 },
    { label: t('feuille:moyens') },
    { label: t('feuille:note') },
    { label: t('feuille:signature'), width: 42 },
  ]
  const tables = names.map(
    (name): PdfTable => ({
      title: name || t('feuille:sansMoniteur'),
      columns,
      rows: held.filter((event) => moniteurOf(event) === name).map((event) => rowOf(event, now, words)),
    }),
  )
  return {
    title: t('feuille:title', { jour }),
    subtitle: ecole,
    orientation: 'landscape',
    tables,
    empty: t('feuille:empty'),
    footer: t('feuille:printed', { moment: printed }),
  }
}
