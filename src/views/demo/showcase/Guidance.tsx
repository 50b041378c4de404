import { Check, Keyboard, type LucideIcon, X } from 'lucide-react'
import type { ShowcaseGroup } from './showcaseGroup'
import { useShowcaseWords } from './useShowcaseWords'

interface GuidanceProps {
  group: ShowcaseGroup
  target: string
}

/** When to use a piece and when not, and its support for the keyboard and for screen readers. */
export function Guidance({ group, target }: GuidanceProps) {
  const { t, note } = useShowcaseWords(group)
  const lines: [LucideIcon, string, string][] = [
    [Check, t('do'), note(`${target}.do`)],
    [X, t('dont'), note(`${target}.dont`)],
    [Keyboard, t('keys'), note(`${target}.keys`)],
  ]
  return (
    <dl className="showcase-guidance">
      {lines
        .filter(([, , text]) => text)
        .map(([Icon, label, text]) => (
          <div key={label}>
            <dt>
              <Icon aria-hidden size={16} strokeWidth={1.75} /> {label}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  )
}
