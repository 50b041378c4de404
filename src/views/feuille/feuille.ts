import { type Evenement, etapeOf, isExam } from '@contract/planning/evenement'
import { beside } from '@core/format/inRow'
import type { PdfColumn, PdfSheet, PdfTable } from '@core/pdf/tables'
import { directionOf } from '@core/platform/direction'
import { kindWord, standingOf, standingText, timesWord, type Words } from '@src/parts/evenement/eventWords'

export interface Sheet {
  /** The day in words. */
  jour: string
  ecole: string
  /** The events of the day, whatever their status. */
  events: readonly Evenement[]
  /** The instructors in the planning's order. */
  moniteurs: readonly number[]
  now: string
  words: Words
  /** Formats a telephone number. */
  phone: (stored: string) => string
  /** The time of printing, in words. */
  printed: string
}

type Orientation = 'portrait' | 'landscape'

/** About three lines of the notes column in portrait. */
const SHORT_NOTE = 80

/** Portrait, as for a clipboard, unless the notes need more width; papers in Arabic are always upright. */
const orientationOf = ({ events, words }: Sheet): Orientation =>
  directionOf(words.language) === 'ltr' &&
  events.some(({ extendedProps: { note } }) => (note?.length ?? 0) > SHORT_NOTE)
    ? 'landscape'
    : 'portrait'

/** The name without its first word, to sort by surname: `Sami Ben Ali` sorts under B. */
const surname = (nom: string) => nom.split(' ').slice(1).join(' ') || nom

function inOrder({ words }: Sheet) {
  const nameOf = ({ extendedProps, title }: Evenement) => surname(extendedProps.candidats[0]?.nom ?? title)
  return (a: Evenement, b: Evenement) =>
    a.start < b.start ? -1 : Number(a.start > b.start) || nameOf(a).localeCompare(nameOf(b), words.language)
}

/** Each candidate on a line, with a telephone number for calling latecomers. */
function peopleOf({ extendedProps }: Evenement, { words, phone }: Sheet): string[] {
  const { candidats, permi } = extendedProps
  const lines = candidats.flatMap(({ nom, absent, telephone }) => {
    const name = absent ? `${nom} (${words.t('feuille:absent')})` : nom
    // In a shared hour, each candidate's name and number are on one line.
    if (candidats.length > 1) return [beside([name, telephone && phone(telephone)], words.language)]
    return [name, telephone ? phone(telephone) : '']
  })
  const licence = candidats.length === 1 && permi ? words.t('feuille:permi', { permi }) : ''
  return [...lines, licence].filter(Boolean)
}

/** The car, the examiner and the place; a code hour without a room gets an empty line to fill in by hand. */
function meansOf({ extendedProps }: Evenement, { words }: Sheet): string[] {
  const { calendar, vehicule, examinateur, lieu } = extendedProps
  const isCodeHour = etapeOf(calendar) === 'code' && !isExam(calendar)
  const place = isCodeHour ? words.t('feuille:salle', { lieu: lieu ?? '…………' }) : lieu
  return [vehicule, examinateur, place].flatMap((line) => line ?? [])
}

function kindOf(event: Evenement, { words, now }: Sheet): string[] {
  const standing = standingOf(event, now)
  return [kindWord(event, words), standing === 'PLANNED' ? '' : standingText(event, standing, words)].filter(Boolean)
}

interface Column extends PdfColumn {
  cell: (event: Evenement) => string[]
}

/** In landscape, kind and means have their own columns; the remaining width is for handwriting. */
function columnsOf(sheet: Sheet, orientation: Orientation): Column[] {
  const { t } = sheet.words
  const lies = orientation === 'landscape'
  const kind = (event: Evenement) => kindOf(event, sheet)
  const means = (event: Evenement) => meansOf(event, sheet)
  const what: Column[] = lies
    ? [
        { label: t('feuille:type'), width: 36, cell: kind },
        { label: t('feuille:moyens'), width: 48, cell: means },
      ]
    : [{ label: t('feuille:type'), width: 42, cell: (event) => [...kind(event), ...means(event)] }]
  // The letters of papers in Arabic are larger, and an hour must not be broken in two.
  const upright = directionOf(sheet.words.language) === 'ltr' ? 24 : 30
  return [
    { label: t('feuille:heure'), width: lies ? 25 : upright, cell: (event) => [timesWord(event, sheet.words)] },
    { label: t('feuille:candidat'), width: lies ? 52 : 44, cell: (event) => peopleOf(event, sheet) },
    ...what,
    { label: t('feuille:note'), cell: ({ extendedProps: { note } }) => [note ?? ''] },
    { label: t('feuille:signature'), width: lies ? 38 : 28, cell: () => [''] },
  ]
}

/** The instructors in the planning's order, then unknown ones, then the lessons without an instructor. */
function groupsOf(sheet: Sheet): { title: string; events: Evenement[] }[] {
  const { moniteurs, words } = sheet
  const groups = new Map<number, { title: string; rank: number; events: Evenement[] }>()
  for (const event of sheet.events) {
    if (event.status === 'CANCELLED') continue
    const { idMoniteur, moniteur } = event.extendedProps
    const place = idMoniteur === null ? Number.POSITIVE_INFINITY : moniteurs.indexOf(idMoniteur)
    const group = groups.get(idMoniteur ?? 0) ?? {
      title: moniteur ?? words.t('feuille:sansMoniteur'),
      rank: place < 0 ? moniteurs.length : place,
      events: [],
    }
    group.events.push(event)
    groups.set(idMoniteur ?? 0, group)
  }
  const byName = (a: { title: string }, b: { title: string }) =>
    surname(a.title).localeCompare(surname(b.title), words.language)
  return [...groups.values()].sort((a, b) => (a.rank === b.rank ? byName(a, b) : a.rank - b.rank))
}

/** The day sheet: one table per instructor, in order of time, with space for notes and a signature. */
export function feuilleOf(sheet: Sheet): PdfSheet {
  const { t } = sheet.words
  const orientation = orientationOf(sheet)
  const columns = columnsOf(sheet, orientation)
  const tables = groupsOf(sheet).map(
    ({ title, events }): PdfTable => ({
      title,
      columns,
      rows: events.sort(inOrder(sheet)).map((event) => columns.map(({ cell }) => cell(event).join('\n'))),
    }),
  )
  return {
    title: t('feuille:title', { jour: sheet.jour }),
    subtitle: sheet.ecole,
    orientation,
    tables,
    empty: t('feuille:empty'),
    footer: t('feuille:printed', { moment: sheet.printed }),
  }
}
