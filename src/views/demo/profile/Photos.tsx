import type { Profile } from '@contract/demo/pages'
import { useTranslation } from 'react-i18next'
import { WallCard } from './WallCard'

/** The latest photos; larger in their own tab. */
export function Photos({ photos, isWhole = false }: { photos: Profile['latestPhotos']; isWhole?: boolean }) {
  const { t } = useTranslation('demoProfile')
  return (
    <WallCard title={t('photos')}>
      <ul className={isWhole ? 'wall-photos is-whole' : 'wall-photos'}>
        {photos.map(({ img }, index) => (
          <li key={img}>
            <img src={img} alt={t('photo', { number: index + 1 })} width={400} height={240} />
          </li>
        ))}
      </ul>
    </WallCard>
  )
}
