import { Button } from '@core/components/Button'
import type { Picture } from '@src/parts/panneau/loadPicture'
import { PictureSvg } from '@src/parts/panneau/PictureSvg'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Both } from './Both'

/** A junction; the order of passage and the ways are shown on request. */
export function SceneAnswer({ picture }: { picture: Extract<Picture, { kind: 'scene' }> }) {
  const { t } = useTranslation('panneau')
  const [isShown, setShown] = useState(false)
  const { order, why } = picture.scene.answer
  return (
    <>
      <div className="panneau-scene-frame">
        <PictureSvg picture={picture} withPaths={isShown} />
      </div>
      <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? t('hideAnswer') : t('showAnswer')}
      </Button>
      {isShown ? (
        <div className="panneau-answer">
          <h3>{t('order')}</h3>
          <ol>
            {order.map((together) => (
              <li key={together.join()}>{together.join(', ')}</li>
            ))}
          </ol>
          <p>
            <Both text={why} />
          </p>
        </div>
      ) : null}
    </>
  )
}
