import { drawnWall, timeOf } from '@contract/clock/wall'
import type { CalendarOptions } from '@fullcalendar/core'
import type { Words } from '@src/parts/evenement/eventWords'
import type { Hours, Strip } from './fold'

/** Marks the strips for the style sheet, and for the page's press handler. */
export const STRIP = 'data-strip'

function stripHtml({ span }: Strip, isFolded: boolean, words: Words): string {
  const text = words.t(isFolded ? 'evenement:fold.open' : 'evenement:fold.close', { debut: span.from, fin: span.to })
  // For the mouse only: the table of hours is hidden from screen readers, which use the switch below the planning.
  return `<button type="button" class="fold-strip fc-more-link" tabindex="-1" ${STRIP}><span>${text}</span></button>`
}

/** A thin line for the hours before opening and one for those after closing. */
export function stripLook({ before, after, isFolded }: Hours, words: Words): CalendarOptions {
  const stripAt = (date: Date) => {
    const time = timeOf(drawnWall(date))
    return [before, after].find((strip) => strip?.slot === time)
  }
  return {
    slotLaneContent: ({ date }) => {
      const strip = date && stripAt(date)
      return strip ? { html: stripHtml(strip, isFolded, words) } : ''
    },
    slotLaneClassNames: ({ date }) => (date && stripAt(date) ? ['is-strip'] : []),
    slotLabelClassNames: ({ date }) => (date && stripAt(date) ? ['is-strip'] : []),
  }
}
