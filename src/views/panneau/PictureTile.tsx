import { useNear } from '@core/hooks/scroll/useNear'
import { OwnText } from '@src/parts/cours/OwnText'
import { PictureSvg } from '@src/parts/panneau/PictureSvg'
import { useRef } from 'react'
import type { Entry } from './entries'

interface PictureTileProps {
  entry: Entry
  isOpen: boolean
  onOpen: (id: string) => void
}

/** A picture with its name; pressing it opens it beside the list. */
export function PictureTile({ entry, isOpen, onOpen }: PictureTileProps) {
  const tile = useRef<HTMLButtonElement>(null)
  const isNear = useNear(tile)
  return (
    <li>
      <button
        ref={tile}
        type="button"
        className="panneau-tile"
        aria-current={isOpen || undefined}
        onClick={() => onOpen(entry.id)}
      >
        <span className="panneau-tile-picture">
          {isNear ? <PictureSvg picture={entry.picture} decorative /> : null}
        </span>
        <OwnText text={entry.name} />
      </button>
    </li>
  )
}
