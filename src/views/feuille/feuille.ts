import { type Evenement, etapeOf, isExam } from '@contract/planning/evenement'
import type { PdfColumn, PdfSheet, PdfTable } from '@core/pdf/tables'
import { kindWord, standingOf, standingText, timesWord, type Words } from '@src/parts/evenement/eventWords'

export interface Sheet {
  /** The day in words. */
  jour: string
  ecole: string
  /** The events of the day, whatever their state. */
  events: readonly Evenement[]
  /** The instructors in the order in which the planning shows them. */
  moniteurs: readonly number[]
  now: string
  words: Words
  /** A telephone number as people write it. */
  phone: (stored: string) => string
  /** When it was printed, in words. */
  printed: string
}

type Orientation = 'portrait' | 'landscape'

/** About three lines of the notes of an upright sheet. */
const SHORT_NOTE = 80

/** A sheet is upright, as paper on a clipboard is, unless its notes need more width than that leaves them. */
const orientationOf = ({ events }: Sheet): Orientation =>
  events.some(({ extendedProps: { note } }) => (note?.length ?? 0) > SHORT_NOTE) ? 'landscape' : 'portrait'

/** Without the first word, by which nobody is filed: `Sami Ben Ali` is under B. */
const surname = (nom: string) => nom.split(' ').slice(1).join(' ') || nom

function inOrder({ words }: Sheet) {
  const nameOf = ({ extendedProps, title }: Evenement) => surname(extendedProps.candidats[0]?.nom ?? title)
  return (a: Evenement, b: Evenement) =>
    a.start < b.start ? -1 : Number(a.start > b.start) || nameOf(a).localeCompare(nameOf(b), words.language)
}

/** Each candidate on a line, with a telephone number for who is late. */
function peopleOf({ extendedProps }: Evenement, { words, phone }: Sheet): string[] {
  const { candidats, permi } = extendedProps
  const lines = candidats.flatMap(({ nom, absent, telephone }) => {
    const name = absent ? `${nom} (${words.t('feuille:absent')})` : nom
    // Where several share an hour, the name and the number of each are on one line.
    if (candidats.length > 1) return [[name, telephone && phone(telephone)].filter(Boolean).join(' · ')]
    return [name, telephone ? phone(telephone) : '']
  })
  const licence = candidats.length === 1 && permi ? words.t('feuille:permi', { permi }) : ''
  return [...lines, licence].filter(Boolean)
}

/** With which car, before whom, where; an hour of code that names no room leaves a line to write it on. */
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

/** On a sheet in landscape, kind and means have a column each; what is left over is for what somebody writes. */
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
  return [
    { label: t('feuille:heure'), width: lies ? 25 : 24, cell: (event) => [timesWord(event, sheet.words)] },
    { label: t('feuille:candidat'), width: lies ? 52 : 44, cell: (event) => peopleOf(event, sheet) },
    ...what,
    { label: t('feuille:note'), cell: ({ extendedProps: { note } }) => [note ?? ''] },
    { label: t('feuille:signature'), width: lies ? 38 : 28, cell: () => [''] },
  ]
}

/** Those who teach in the order of the planning; whoever it no longer knows by name, lessons of nobody at the end. */
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

/** The day on paper: one table for each instructor, in order of time, with room for notes and a signature. */
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
