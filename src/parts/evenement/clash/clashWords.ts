import { PAPIERS } from '@contract/ecole/vehicule'
import type { Clash } from '@contract/planning/clash'
import { CALENDARS, ETAPES } from '@contract/planning/evenement'
import { formatDay } from '@core/format/date'
import { isolated } from '@core/format/isolate'
import { type Words, whenWord } from '../eventWords'

const CONSTANTS: readonly string[] = [...CALENDARS, ...ETAPES, ...PAPIERS]
/** The reason why the exam path does not allow an exam on that day. */
function stageWord({ raison }: Clash, { t, language }: Words): string {
  if (!raison) return t('evenement:clash.stage.other')
  const { code, etape, jour, nombre = 0 } = raison
  return t(`evenement:clash.stage.${code}`, {
    count: nombre,
    etape: etape ? t(`evenement:etape.${etape}`) : '',
    jour: jour ? formatDay(jour, language) : '',
  })
}

/**
 * The detail of a clash: translated if it is a known name, otherwise the typed text, such as the reason of a closure.
 */
function detailOf({ kind, quoi }: Clash, { t }: Words): string {
  if (!quoi) return ''
  if (kind === 'papiers') return CONSTANTS.includes(quoi) ? t(`evenement:clash.papier.${quoi}`) : quoi
  if (kind === 'occupe') return CONSTANTS.includes(quoi) ? t(`evenement:calendar.${quoi}`) : quoi
  if (kind === 'categorie' && CONSTANTS.includes(quoi)) return t(`evenement:etape.${quoi}`)
  return quoi
}

const withDetail = (text: string, detail: string) => (detail ? `${text} (${detail})` : text)

/** The other event by its kind and its title, which a lesson of the candidate concerned shares with them. */
const otherEvent = ({ titre = '', qui }: Clash, kind: string, { language }: Words) =>
  withDetail(kind, titre === qui ? '' : isolated(titre, language))

/** One clash as a sentence: who or what, why, when. */
export function clashSentence(clash: Clash, words: Words): string {
  const { t } = words
  const values = { qui: clash.qui, quand: whenWord(clash, words), jour: formatDay(clash.jour, words.language) }
  const detail = detailOf(clash, words)
  switch (clash.kind) {
    case 'categorie':
      return t(`evenement:clash.categorie.${clash.de}`, { ...values, quoi: detail })
    case 'etape':
      return t('evenement:clash.etape', { ...values, quoi: stageWord(clash, words) })
    case 'occupe':
      return t('evenement:clash.occupe', { ...values, quoi: otherEvent(clash, detail, words) })
    case 'papiers':
      return t('evenement:clash.papiers', { ...values, quoi: detail })
    default:
      return withDetail(t(`evenement:clash.${clash.kind}`, values), detail)
  }
}

/** The distinct days with clashes of a recurrence, in order. */
export const clashDays = (clashes: readonly Clash[]): string[] => [...new Set(clashes.map(({ jour }) => jour))].sort()
