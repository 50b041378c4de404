import { Menu } from '@core/components/overlays/Menu'
import { ArrowDownUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PersonChip } from './PersonChip'
import { moved, placed, solo, toggled } from './people'
import type { People } from './usePeople'
import { useRovingFocus } from './useRovingFocus'
import './people.scss'

/** The people shown in the planning: a press toggles one, Alt-press shows only that one; dragging reorders them. */
export function PeopleStrip({ people, initials }: { people: People; initials: ReadonlyMap<number, string> }) {
  const { t } = useTranslation('evenement')
  const { kind, all, choice, choose } = people
  const strip = useRef<HTMLDivElement>(null)
  const onKeyDown = useRovingFocus(strip)
  const [dragged, setDragged] = useState<number | null>(null)
  const orders = [
    { id: 'nom', label: t('people.byName'), onSelect: () => choose({ ...choice, order: 'nom' }) },
    { id: 'charge', label: t('people.byLoad'), onSelect: () => choose({ ...choice, order: 'charge' }) },
  ]
  return (
    <div className="people" role="toolbar" aria-label={t(`people.${kind}`)} ref={strip} onKeyDown={onKeyDown}>
      <div className="people-chips">
        <div className="people-all">
          <button type="button" onClick={() => choose({ ...choice, hidden: [] })}>
            {t('people.all')}
          </button>
          <button type="button" onClick={() => choose({ ...choice, hidden: all.map(({ id }) => id) })}>
            {t('people.none')}
          </button>
        </div>
        {all.map((person) => (
          <PersonChip
            key={person.id}
            person={person}
            isVehicule={kind === 'vehicules'}
            letters={initials.get(person.id)}
            isShown={!choice.hidden.includes(person.id)}
            isDragged={dragged === person.id}
            onPress={(isSolo) => choose(isSolo ? solo(choice, all, person.id) : toggled(choice, person.id))}
            onMove={(by) => choose(moved(choice, all, person.id, by))}
            onDrag={setDragged}
            onDrop={() => {
              if (dragged !== null && dragged !== person.id) choose(placed(choice, all, dragged, person.id))
            }}
          />
        ))}
      </div>
      <Menu label={t('people.order')} look="ghost" items={orders}>
        <ArrowDownUp aria-hidden size={16} strokeWidth={1.75} />
      </Menu>
    </div>
  )
}
