import { Divider } from '@src/views/demo/showcase/pieces/Divider'
import { useTranslation } from 'react-i18next'

export function Positions() {
  const { t } = useTranslation('demoSample')
  return (
    <>
      {(['start', 'center', 'end'] as const).map((place) => (
        <Divider key={place} place={place}>
          {t(`place.${place}`)}
        </Divider>
      ))}
    </>
  )
}
