import type { Pack } from '@contract/plateforme/pack'
import { toast } from '@core/components/messages/toast'
import { useAskForPackMutation } from '@src/redux/packs/demandePack'
import { useTranslation } from 'react-i18next'

/** Requests a pack from the platform. */
export function useAsk() {
  const { t } = useTranslation('package')
  const [ask, { isLoading }] = useAskForPackMutation()
  return {
    asking: isLoading,
    ask: async ({ id, nom }: Pack) => {
      const { data } = await ask({ idPack: id })
      if (data) toast.success(t('choices.sent', { nom }))
    },
  }
}
