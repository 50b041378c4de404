import type { Solution } from '@contract/cours/tentative'
import { CircleCheck, CircleX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Explanation } from './Explanation'

/** Whether the answer was right, in words, with the reason; it takes the focus, so that screen readers read it. */
export function Verdict({ solution, comesAgain }: { solution: Solution; comesAgain: boolean }) {
  const { t } = useTranslation('cours')
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  const Icon = solution.correct ? CircleCheck : CircleX
  const title = solution.correct ? t('run.right') : t('run.wrong')
  return (
    <section
      ref={box}
      tabIndex={-1}
      className={solution.correct ? 'verdict is-right' : 'verdict is-wrong'}
      aria-label={title}
    >
      <h2>
        <Icon aria-hidden size={22} strokeWidth={2} />
        {title}
      </h2>
      <Explanation {...solution} />
      {comesAgain ? <p className="muted">{t('run.again')}</p> : null}
    </section>
  )
}
