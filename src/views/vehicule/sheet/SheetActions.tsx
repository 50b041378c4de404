import type { Vehicule } from '@contract/ecole/vehicule'
import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { paths } from '@src/configs/paths'
import { useAbility } from '@src/redux/session/ability'
import { Archive, ArchiveRestore, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useArchiveVehicule } from '../useArchiveVehicule'

/** The actions on a vehicle: archive, edit. */
export function SheetActions({ vehicule }: { vehicule: Vehicule }) {
  const { t } = useTranslation('vehicule')
  const ability = useAbility()
  const archive = useArchiveVehicule()
  const { archived } = vehicule
  return (
    <>
      {ability.can('archive', 'Vehicule') ? (
        <Button icon={archived ? ArchiveRestore : Archive} onClick={() => void archive(vehicule, !archived)}>
          {archived ? t('unarchive') : t('archive')}
        </Button>
      ) : null}
      {ability.can('update', 'Vehicule') ? (
        <ButtonLink look="primary" icon={Pencil} to={paths.vehiculeEdit(vehicule.id)}>
          {t('edit')}
        </ButtonLink>
      ) : null}
    </>
  )
}
