import { isRecentAnswer } from '@contract/planning/attestation'
import type { Evenement } from '@contract/planning/evenement'
import { Button } from '@core/components/Button'
import { Menu } from '@core/components/overlays/Menu'
import { useMinute } from '@core/hooks/useMinute'
import type { Act } from '@src/parts/evenement/actions/useAct'
import { useReopen } from '@src/parts/evenement/actions/useReopen'
import { type Answer, answerKey, answersFor } from '@src/parts/evenement/details/answers'
import { keepForNextAnswer } from '@src/parts/evenement/details/keepAttested'
import { useRetard } from '@src/parts/evenement/details/useRetard'
import type { Rights } from '@src/parts/evenement/useRights'
import { BadgeCheck, CalendarX2, type LucideIcon, MoreHorizontal, Pencil, RotateCcw, UserX } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const ICONS: Record<Answer, LucideIcon> = { attest: BadgeCheck, result: BadgeCheck, noShow: UserX, cancel: CalendarX2 }

interface EventActionsProps {
  event: Evenement
  rights: Rights
  act: Act
  isPending: boolean
  onAnswer: (answer: Answer) => void
  onEdit: () => void
}

/** The possible actions on an event: the usual answer as the button, the others in a menu. */
export function EventActions({ event, rights, act, isPending, onAnswer, onEdit }: EventActionsProps) {
  const { t } = useTranslation('evenement')
  const { idEvenement: id, version, status } = event
  const { reopen, isPending: isReopening } = useReopen()
  const retardMinutes = useRetard()
  const now = useMinute()
  if (status !== 'PLANNED') {
    const { attesteParMoi, attesteLe } = event.extendedProps
    const isOwn = rights.canAttest && attesteParMoi && isRecentAnswer(attesteLe, now)
    if (!rights.canUpdate && !isOwn) return null
    const again = async () => {
      const isOpen = await (rights.canUpdate ? act({ id, verb: 'reopen', body: { version } }) : reopen([event]))
      if (isOpen) keepForNextAnswer(event)
    }
    return (
      <Button icon={RotateCcw} pending={isPending || isReopening} onClick={() => void again()}>
        {rights.canUpdate ? t('act.reopen') : t('act.correct')}
      </Button>
    )
  }
  const answers = answersFor(event, rights, retardMinutes, now)
  const [first, ...others] = answers
  const usual = first === 'attest' || first === 'result' ? first : null
  const rest = usual ? others : answers
  const items = rest.map((answer) => ({
    id: answer,
    label: t(answerKey(answer, event)),
    icon: ICONS[answer],
    danger: answer === 'cancel',
    onSelect: () => onAnswer(answer),
  }))
  return (
    <>
      {items.length > 0 ? (
        <Menu label={t('act.more')} look="ghost" items={items}>
          <MoreHorizontal aria-hidden size={18} strokeWidth={1.75} />
        </Menu>
      ) : null}
      {rights.canUpdate ? (
        <Button icon={Pencil} onClick={onEdit}>
          {t('act.edit')}
        </Button>
      ) : null}
      {usual ? (
        <Button look="primary" icon={ICONS[usual]} onClick={() => onAnswer(usual)}>
          {t(answerKey(usual, event))}
        </Button>
      ) : null}
    </>
  )
}
