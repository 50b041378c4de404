import { ButtonLink } from '@core/components/ButtonLink'
import { paths } from '@src/configs/paths'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** The link from the course to the dictionary of signs and junctions, which every reader of the course may open. */
export function SignsLink() {
  const { t } = useTranslation('cours')
  return (
    <ButtonLink icon={TriangleAlert} to={paths.panneaux}>
      {t('signs')}
    </ButtonLink>
  )
}
