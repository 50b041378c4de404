import type { CodeAcces } from '@contract/ecole/codeAcces'
import { Menu, type MenuAction } from '@core/components/overlays/Menu'
import { paths } from '@src/configs/paths'
import { CalendarClock, CircleCheck, CircleOff, Ellipsis, Printer, User } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePrintCards } from './usePrintCards'
import { useSetCodeActive } from './useSetCodeActive'

/** The actions on one code of the list. */
export function CodeRowMenu({ code, onDay }: { code: CodeAcces; onDay: () => void }) {
  const { t } = useTranslation('codeAcces')
  const setActive = useSetCodeActive()
  const { print } = usePrintCards()
  const move: MenuAction = code.active
    ? { id: 'deactivate', label: t('deactivate'), icon: CircleOff, onSelect: () => void setActive(code, false) }
    : { id: 'activate', label: t('activate'), icon: CircleCheck, onSelect: () => void setActive(code, true) }
  return (
    <Menu
      look="ghost"
      label={t('actionsOf', { nom: code.candidat })}
      items={[
        { id: 'open', label: t('openCandidat'), icon: User, to: paths.candidat(code.idCandidat) },
        { id: 'day', label: t('changeDay'), icon: CalendarClock, onSelect: onDay },
        { id: 'print', label: t('print'), icon: Printer, onSelect: () => print([code]) },
        move,
      ]}
    >
      <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
    </Menu>
  )
}
