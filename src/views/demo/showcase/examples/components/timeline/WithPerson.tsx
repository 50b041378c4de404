import { Avatar } from '@core/components/Avatar'
import { IconButton } from '@core/components/IconButton'
import { Points } from '@src/views/demo/showcase/pieces/Points'
import { usePressed } from '@src/views/demo/showcase/pieces/usePressed'
import { Mail, Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export function WithPerson() {
  const { t } = useTranslation('demoSample')
  const pressed = usePressed()
  return (
    <Points
      points={[
        {
          id: 'meeting',
          title: t('event.planned'),
          time: '09:15',
          children: (
            <div className="showcase-row">
              <span className="person">
                <Avatar name="Leïla Ben Salah" /> Leïla Ben Salah
              </span>
              <IconButton icon={Mail} label={t('write')} onClick={pressed(t('write'))} />
              <IconButton icon={Phone} label={t('call')} onClick={pressed(t('call'))} />
            </div>
          ),
        },
      ]}
    />
  )
}
