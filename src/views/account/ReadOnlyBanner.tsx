import { Banner } from '@core/components/Banner'
import { ButtonLink } from '@core/components/ButtonLink'
import { paths } from '@src/configs/paths'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { useTranslation } from 'react-i18next'

/** Why a school may read but not write, and what to do about it. */
export function ReadOnlyBanner() {
  const { t } = useTranslation('account')
  const userData = useAppSelector(selectUserData)
  const reason = userData?.connect.ecole?.lectureSeule
  if (!reason) return null
  const isOwner = userData.role === 'ecole'
  const toPackage = reason === 'NO_PACKAGE'
  return (
    <Banner
      tone="warning"
      action={
        isOwner ? (
          <ButtonLink size="sm" to={toPackage ? paths.tarification : paths.contact}>
            {toPackage ? t('readOnly.package') : t('readOnly.contact')}
          </ButtonLink>
        ) : undefined
      }
    >
      {t(`readOnly.${reason}`)}
    </Banner>
  )
}
