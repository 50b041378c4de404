import type { Pack } from '@contract/plateforme/pack'
import { toast } from '@core/components/toast'
import { useAskForPackMutation } from '@src/redux/packs/demandePack'
import { problemOf } from '@src/redux/problemOf'
import { useTranslation } from 'react-i18next'

/** Asks the platform for a pack; says why when it is refused: a request of another person may wait already. */
export function useAsk() {
  const { t } = useTranslation('package')
  const [ask, { isLoading }] = useAskForPackMutation()
  return {
    asking: isLoading,
    ask: async ({ id, nom }: Pack) => {
      const { error } = await ask({ idPack: id })
      if (error) toast.error(problemOf(error).message || t('choices.notAsked'))
      else toast.success(t('choices.sent', { nom }))
    },
  }
}
