import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { useFormat } from '@core/format/useFormat'
import type { LucideIcon } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './iconBrowser.scss'

/** The number of icons drawn at once. */
const STEP = 96

/**
 * All icons of the library, loaded with this page. They come from the library's other build: through the one that the
 * product uses, icons shared with other pages would be loaded by every page.
 */
async function loadIcons(): Promise<[string, LucideIcon][]> {
  const { icons } = await import('lucide-react/dist/cjs/lucide-react.js')
  return Object.entries(icons)
}

const inWords = (name: string) => name.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase()

function useIcons() {
  const [icons, setIcons] = useState<[string, LucideIcon][] | null>(null)
  useEffect(() => {
    let isHere = true
    void loadIcons().then((loaded) => isHere && setIcons(loaded))
    return () => {
      isHere = false
    }
  }, [])
  return icons
}

/** All icons, found by name; a press copies the tag of one. */
export function IconBrowser() {
  const { t } = useTranslation('demoElements')
  const format = useFormat()
  const icons = useIcons()
  const id = useId()
  const [text, setText] = useState('')
  const [shown, setShown] = useState(STEP)
  const [copied, setCopied] = useState('')
  if (!icons) return <CardSkeleton lines={6} />
  const found = icons.filter(([name]) => inWords(name).includes(inWords(text.trim())))
  const copy = async (name: string) => {
    const tag = `<${name} aria-hidden size={18} strokeWidth={1.75} />`
    await navigator.clipboard.writeText(tag)
    setCopied(name)
    toast.success(t('icon.copied', { tag }), { id: 'icon' })
  }
  return (
    <>
      <div className="icon-search">
        <label className="form-label" htmlFor={id}>
          {t('icon.search')}
        </label>
        <input
          id={id}
          type="search"
          className="form-control"
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setShown(STEP)
          }}
        />
      </div>
      <p role="status" className={found.length > 0 ? 'muted' : 'icon-none'}>
        {found.length > 0 ? t('icon.found', { number: format.number(found.length) }) : t('icon.none')}
      </p>
      <ul className="icon-grid">
        {found.slice(0, shown).map(([name, Icon]) => (
          <li key={name}>
            <button
              type="button"
              className={name === copied ? 'icon-tile is-copied' : 'icon-tile'}
              aria-pressed={name === copied}
              title={inWords(name)}
              onClick={() => void copy(name)}
            >
              <Icon aria-hidden size={24} strokeWidth={1.75} />
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > shown ? <Button onClick={() => setShown(shown + STEP)}>{t('icon.more')}</Button> : null}
    </>
  )
}
