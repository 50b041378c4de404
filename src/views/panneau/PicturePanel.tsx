import { type Fact, Facts } from '@core/components/Facts'
import { Banner } from '@core/components/messages/Banner'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { OwnText } from '@src/parts/cours/OwnText'
import { useReadLanguage } from '@src/parts/cours/useReadLanguage'
import { isOpen } from '@src/parts/panneau/loadPicture'
import { lookAlikes } from '@src/parts/panneau/lookAlikes'
import { PictureOf } from '@src/parts/panneau/PictureOf'
import { altOf, PictureSvg } from '@src/parts/panneau/PictureSvg'
import { useTranslation } from 'react-i18next'
import { Arabic, Both } from './Both'
import type { Entry } from './entries'
import { SceneAnswer } from './SceneAnswer'

interface PicturePanelProps {
  entry: Entry
  entries: readonly Entry[]
  onOpen: (id: string) => void
  onClose: () => void
}

/** One picture with its names, its meaning and similar pictures. */
export function PicturePanel({ entry, entries, onOpen, onClose }: PicturePanelProps) {
  const { t } = useTranslation('panneau')
  const read = useReadLanguage()
  const { picture, name } = entry
  const sign = picture.kind === 'sign' ? picture.sign : undefined
  const unsure = isOpen(picture)
  const facts: Fact[] = [
    read === 'ar'
      ? { label: t('nameFr'), value: <span lang="fr">{name.fr}</span> }
      : { label: t('nameAr'), value: <Arabic text={name.ar} /> },
    ...(sign ? [{ label: t('meaning'), value: <Both text={sign.mean} /> }] : []),
    ...(sign?.todo ? [{ label: t('todo'), value: <Both text={sign.todo} /> }] : []),
    { label: t('seen'), value: <Both text={altOf(picture)} /> },
  ]
  return (
    <DetailsPanel title={name[read]} onClose={onClose}>
      <div className="panneau-panel">
        {picture.kind === 'scene' ? (
          <SceneAnswer picture={picture} />
        ) : (
          <div className="panneau-large">
            <PictureSvg picture={picture} />
          </div>
        )}
        {unsure ? <Banner tone="warning">{t('unsure')}</Banner> : null}
        <Facts facts={facts} />
        <LookAlikes id={entry.id} entries={entries} onOpen={onOpen} />
      </div>
    </DetailsPanel>
  )
}

function LookAlikes({ id, entries, onOpen }: { id: string; entries: readonly Entry[]; onOpen: (id: string) => void }) {
  const { t } = useTranslation('panneau')
  const alike = lookAlikes(id).flatMap((one) => entries.find((entry) => entry.id === one) ?? [])
  if (alike.length === 0) return null
  return (
    <section aria-labelledby="panneau-alike">
      <h3 id="panneau-alike">{t('alike')}</h3>
      <ul className="panneau-alike">
        {alike.map((entry) => (
          <li key={entry.id}>
            <button type="button" className="panneau-alike-one" onClick={() => onOpen(entry.id)}>
              <span className="panneau-alike-picture">
                <PictureOf name={`sign:${entry.id}`} decorative small />
              </span>
              <OwnText text={entry.name} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
