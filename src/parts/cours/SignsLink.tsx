import { ButtonLink } from '@core/components/ButtonLink'
import { paths } from '@src/configs/paths'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Leads from the course to the dictionary of signs and junctions, which everybody who may read the course may open. */
export function SignsLink() {
  const { t } = useTranslation('cours')
  return (
    <ButtonLink icon={TriangleAlert} to={paths.panneaux}>
      {t('signs')}
    </ButtonLink>
  )
}
