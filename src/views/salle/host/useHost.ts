import type { Salle, Step } from '@contract/cours/salle'
import { confirmDialog } from '@core/dialogs/dialogs'
import { useStepSalleMutation } from '@src/redux/code-course/salle'
import { useTranslation } from 'react-i18next'

interface Next {
  step: Step
  rang: number
  label: string
}

/** The host's possible actions: the next step, more time, the end. */
export function useHost(room: Salle, read: () => unknown) {
  const { t } = useTranslation('salle')
  const [send, { isLoading }] = useStepSalleMutation()
  const { phase, rang, total } = room
  const take = async (step: Step, about: number) => {
    const { error } = await send({ id: room.id, body: { step, rang: about } })
    // Another tab of the host was faster: its state is shown.
    if (error) void read()
  }
  const next: Next | null = {
    WAITING: { step: 'open' as const, rang: 0, label: t('host.start') },
    OPEN: { step: 'close' as const, rang, label: t('host.close') },
    CLOSED: { step: 'reveal' as const, rang, label: t('host.reveal') },
    REVEALED:
      rang + 1 < total
        ? { step: 'open' as const, rang: rang + 1, label: t('host.next') }
        : { step: 'finish' as const, rang, label: t('host.finish') },
    FINISHED: null,
  }[phase]
  const takesAnswers = phase === 'OPEN' || phase === 'CLOSED'
  const finish = async () => {
    const isDone = phase === 'REVEALED' && rang + 1 === total
    if (isDone || (await confirmDialog({ title: t('host.endTitle'), text: t('host.endText') })))
      await take('finish', rang)
  }
  return {
    next,
    isPending: isLoading,
    go: next ? () => void take(next.step, next.rang) : undefined,
    extend: takesAnswers ? () => void take('extend', rang) : undefined,
    finish: phase === 'FINISHED' ? undefined : () => void finish(),
  }
}
export type Host = ReturnType<typeof useHost>
