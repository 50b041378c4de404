import { Divider } from '@src/views/demo/showcase/pieces/Divider'
import { useTranslation } from 'react-i18next'

export function Colours() {
  const { t } = useTranslation('demoSample')
  return (
    <>
      {(['primary', 'info', 'warning', 'danger'] as const).map((tone) => (
        <Divider key={tone} tone={tone}>
          {t(`tone.${tone}`)}
        </Divider>
      ))}
    </>
  )
}
