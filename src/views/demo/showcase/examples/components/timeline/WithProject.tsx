import { Avatar } from '@core/components/Avatar'
import { Facts } from '@core/components/Facts'
import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { Points } from '@src/views/demo/showcase/pieces/Points'
import { useTranslation } from 'react-i18next'
import { Badge } from 'reactstrap'

const TEAM = ['Leïla Ben Salah', 'Karim Mansour', 'Amira Haddad']

export function WithProject() {
  const { t } = useTranslation('demoSample')
  return (
    <Points
      points={[
        {
          id: 'project',
          title: t('title'),
          time: '10:30',
          tone: 'warning',
          children: (
            <div className="showcase-stack">
              <Facts
                look="lines"
                facts={[
                  { label: t('duration'), value: '20 h' },
                  { label: t('exams'), value: 2 },
                ]}
              />
              <div className="bs showcase-row">
                <Badge pill color="" className="badge-light-warning">
                  {t('waiting')}
                </Badge>
                <span className="showcase-faces">
                  {TEAM.map((name) => (
                    <Avatar key={name} name={name} size={32} />
                  ))}
                  <VisuallyHidden>{TEAM.join(', ')}</VisuallyHidden>
                </span>
              </div>
            </div>
          ),
        },
      ]}
    />
  )
}
