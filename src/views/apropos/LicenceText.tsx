import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { useEffect, useState } from 'react'

/** The text of a licence, as written by its authors; all of them are loaded when the first one opens. */
export function LicenceText({ index, name }: { index: number; name: string }) {
  const [texts, setTexts] = useState<readonly string[] | 'failed'>()
  useEffect(() => {
    let isLeft = false
    import('virtual:licence-texts')
      .then((module) => (isLeft ? undefined : setTexts(module.texts)))
      .catch(() => (isLeft ? undefined : setTexts('failed')))
    return () => {
      isLeft = true
    }
  }, [])
  if (texts === 'failed') return <ErrorState />
  if (!texts) return <CardSkeleton lines={4} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls is reached by keyboard
    <section className="licence-text" tabIndex={0} aria-label={name}>
      <pre dir="ltr" lang="en">
        {texts[index]}
      </pre>
    </section>
  )
}
