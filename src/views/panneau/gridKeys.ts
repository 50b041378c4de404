import { keyAsRead } from '@core/platform/direction'
import type { KeyboardEvent } from 'react'

const TILE = '.panneau-tile'
/** Tiles of one row may differ by a fraction of a pixel. */
const SLACK = 4

/** Arrows move between the tiles: sideways in reading order, up and down to the nearest one of the next row. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>(TILE)]
  const tile = tiles.find((one) => one === document.activeElement)
  if (!tile) return
  const here = tiles.indexOf(tile)
  const aim = aimOf(keyAsRead(event.key), tiles, here, tile)
  if (!aim) return
  event.preventDefault()
  aim.focus()
}

function aimOf(key: string, tiles: HTMLElement[], here: number, tile: HTMLElement): HTMLElement | undefined {
  switch (key) {
    case 'ArrowRight':
      return tiles[here + 1]
    case 'ArrowLeft':
      return tiles[here - 1]
    case 'Home':
      return tiles[0]
    case 'End':
      return tiles.at(-1)
    case 'ArrowDown':
      return nearest(tiles.slice(here + 1), tile)
    case 'ArrowUp':
      return nearest(tiles.slice(0, here).reverse(), tile)
    default:
      return undefined
  }
}

/** The nearest tile sideways, in the first row among `others` that is not the tile's own. */
function nearest(others: HTMLElement[], tile: HTMLElement): HTMLElement | undefined {
  const from = tile.getBoundingClientRect()
  const first = others.find((other) => Math.abs(other.getBoundingClientRect().top - from.top) > SLACK)
  if (!first) return undefined
  const { top } = first.getBoundingClientRect()
  const away = (other: HTMLElement) => Math.abs(other.getBoundingClientRect().left - from.left)
  return others
    .filter((other) => Math.abs(other.getBoundingClientRect().top - top) <= SLACK)
    .reduce((best, other) => (away(other) < away(best) ? other : best), first)
}
