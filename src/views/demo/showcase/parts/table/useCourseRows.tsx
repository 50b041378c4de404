import { Avatar } from '@core/components/Avatar'
import { toast } from '@core/components/messages/toast'
import { Menu } from '@core/components/overlays/Menu'
import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { usePressed } from '@src/views/demo/showcase/pieces/usePressed'
import { Bike, BookOpen, Car, EllipsisVertical, type LucideIcon, Pencil, Trash2, Truck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from 'reactstrap'

type Tone = 'primary' | 'info' | 'warning' | 'danger'

interface Course {
  name: string
  icon: LucideIcon
  instructor: string
  people: readonly string[]
  tone: Tone
}

const COURSES: readonly Course[] = [
  {
    name: 'Permis B',
    icon: Car,
    instructor: 'Skander Mejri',
    people: ['Amira Haddad', 'Karim Mansour', 'Leïla Ben Salah'],
    tone: 'primary',
  },
  {
    name: 'Permis A',
    icon: Bike,
    instructor: 'Olfa Jaziri',
    people: ['Nour Mansour', 'Sami Gharbi'],
    tone: 'info',
  },
  {
    name: 'Code de la route',
    icon: BookOpen,
    instructor: 'Nadia Ferchichi',
    people: ['Emna Cherif', 'Houssem Belhadj', 'Yasmine Trabelsi'],
    tone: 'warning',
  },
  {
    name: 'Permis C',
    icon: Truck,
    instructor: 'Walid Khelifi',
    people: ['Farah Bouazizi', 'Amine Ayari'],
    tone: 'danger',
  },
]

const People = ({ names }: { names: readonly string[] }) => (
  <span className="showcase-faces">
    {names.map((name) => (
      <Avatar key={name} name={name} size={32} />
    ))}
    <VisuallyHidden>{names.join(', ')}</VisuallyHidden>
  </span>
)

/** The head and the rows of all plain tables: the candidate, the lessons, the instructor, the state and the actions. */
export function useCourseRows() {
  const { t } = useTranslation('demoTables')
  const pressed = usePressed()
  const [removed, setRemoved] = useState<readonly string[]>([])
  const remove = (name: string) => {
    setRemoved([...removed, name])
    toast.success(t('word.removed'), { undo: () => setRemoved(removed) })
  }
  const rows = COURSES.filter(({ name }) => !removed.includes(name)).map(
    ({ name, icon: Icon, instructor, people, tone }) => ({
      id: name,
      tone,
      cells: [
        <span key="course" className="course-name">
          <Icon aria-hidden size={18} strokeWidth={1.75} /> {name}
        </span>,
        instructor,
        <People key="people" names={people} />,
        <span key="state" className="bs">
          <Badge pill color="" className={`badge-light-${tone}`}>
            {t(`word.courseState.${tone}`)}
          </Badge>
        </span>,
        <Menu
          key="actions"
          label={t('word.actionsOf', { name })}
          look="ghost"
          items={[
            { id: 'edit', label: t('word.edit'), icon: Pencil, onSelect: pressed(`${t('word.edit')} · ${name}`) },
            { id: 'delete', label: t('word.delete'), icon: Trash2, danger: true, onSelect: () => remove(name) },
          ]}
        >
          <EllipsisVertical aria-hidden size={16} />
        </Menu>,
      ],
    }),
  )
  const head = [t('word.course'), t('word.instructor'), t('word.candidates'), t('word.stateHead'), t('word.actions')]
  return { head, rows }
}
