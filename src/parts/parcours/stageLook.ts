import type { EtapeParcours } from '@contract/planning/parcours'
import type { Tone } from '@core/components/StatusDot'
import {
  CalendarCheck,
  CalendarPlus,
  CircleAlert,
  CircleCheck,
  CircleX,
  Lock,
  type LucideIcon,
  TimerOff,
  UserX,
} from 'lucide-react'

interface Look {
  /** The key of its label. */
  word: string
  icon: LucideIcon
  tone: Tone
}

const LOOKS: Record<EtapeParcours['state'], Look> = {
  locked: { word: 'locked', icon: Lock, tone: 'neutral' },
  eligible: { word: 'eligible', icon: CalendarPlus, tone: 'info' },
  planned: { word: 'planned', icon: CalendarCheck, tone: 'info' },
  passed: { word: 'passed', icon: CircleCheck, tone: 'success' },
  failed: { word: 'failed', icon: CircleX, tone: 'danger' },
  expired: { word: 'expired', icon: TimerOff, tone: 'danger' },
}

/** The label, the icon and the colour of a stage. */
export function lookOf({ state, dernierResultat, raison, premiereDate }: EtapeParcours): Look {
  if (state === 'failed' && dernierResultat === 'NO_SHOW') return { word: 'absent', icon: UserX, tone: 'warning' }
  if (state === 'planned' && raison?.code === 'result_due') return { word: 'due', icon: CircleAlert, tone: 'warning' }
  if (state === 'eligible' && premiereDate && (raison?.code === 'tries' || raison?.code === 'limit')) {
    return { word: 'again', icon: CalendarPlus, tone: 'warning' }
  }
  return LOOKS[state]
}
