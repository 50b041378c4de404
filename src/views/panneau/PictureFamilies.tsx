import { GROUPS } from '@contract/cours/panneaux'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Entry } from './entries'
import { moveByArrows } from './gridKeys'
import { PictureTile } from './PictureTile'

interface PictureFamiliesProps {
  entries: readonly Entry[]
  openId: string | null
  onOpen: (id: string) => void
}

/**
 * The pictures by family; arrows move between them. Memoised, so that only other pictures and not each typed letter
 * draw them again.
 */
export const PictureFamilies = memo(function PictureFamilies({ entries, openId, onOpen }: PictureFamiliesProps) {
  const { t } = useTranslation('panneau')
  const families = GROUPS.map((group) => ({ group, own: entries.filter((entry) => entry.group === group) }))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside.
    <div className="panneau-families" onKeyDown={moveByArrows}>
      {families
        .filter(({ own }) => own.length > 0)
        .map(({ group, own }) => (
          <section key={group} aria-labelledby={`panneau-${group}`}>
            <h2 id={`panneau-${group}`}>
              {t(`families.${group}`)} <span className="panneau-count">{own.length}</span>
            </h2>
            <ul className="panneau-grid">
              {own.map((entry) => (
                <PictureTile key={entry.id} entry={entry} isOpen={entry.id === openId} onOpen={onOpen} />
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
})
