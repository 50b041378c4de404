import { Avatar } from '@core/components/Avatar'
import { BackLink } from '@core/components/BackLink'
import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { CopyButton } from '@core/components/CopyButton'
import { IconButton } from '@core/components/IconButton'
import { Banner } from '@core/components/messages/Banner'
import { OfflineBanner } from '@core/components/messages/OfflineBanner'
import { Menu } from '@core/components/overlays/Menu'
import { Page } from '@core/components/Page'
import { StatusDot } from '@core/components/StatusDot'
import { ErrorBoundary } from '@core/components/states/ErrorBoundary'
import { hideOverlay } from '@core/components/states/hideOverlay'
import { Loader } from '@core/components/states/Loader'
import { ProgressBar } from '@core/components/states/ProgressBar'
import { CardSkeleton, FormSkeleton, PageSkeleton } from '@core/components/states/Skeletons'
import { Tabs } from '@core/components/Tabs'
import { useDebounced } from '@core/hooks/useDebounced'
import { useRipple } from '@core/hooks/useRipple'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { stubPhone } from '@tests/helpers/pages/screens'
import { Eye, Plus } from 'lucide-react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderCore, startInFrench } from './renderCore'

startInFrench()

function Rippling() {
  useRipple()
  return <Button>Appuyer</Button>
}

const fragile = { broken: true }

function Part() {
  if (fragile.broken) throw new Error('broken')
  return <p>Réparé</p>
}

function Fragile() {
  const [key, setKey] = useState('a')
  return (
    <>
      <button type="button" onClick={() => setKey('b')}>
        Suite
      </button>
      <ErrorBoundary resetKey={key}>
        <Part />
      </ErrorBoundary>
    </>
  )
}

const Late = ({ value }: { value: string }) => <p>{useDebounced(value, 10)}</p>

describe('Page', () => {
  it('sets the title of the tab and takes the focus on navigation', async () => {
    const { router } = renderCore(
      <Page
        title="Candidats"
        description="12 en formation"
        back={<BackLink to="/x">Retour</BackLink>}
        actions={<p>!</p>}
      />,
    )
    expect(document.title).toBe('Candidats · Voie Libre')
    expect(document.body).toHaveFocus()
    await act(() => router.navigate('/ailleurs'))
    await act(() => router.navigate('/'))
    expect(screen.getByRole('heading', { name: 'Candidats' })).toHaveFocus()
  })
})

describe('primary action of a page on a phone', () => {
  const scrollTo = (y: number) => {
    window.scrollY = y
    fireEvent.scroll(window)
  }

  it('hides while the user scrolls down and returns at the top and the end', async () => {
    stubPhone()
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(4000)
    const { user } = renderCore(<Page title="Candidats" actions={<Button look="primary">Ajouter</Button>} />)
    const action = screen.getByRole('button', { name: 'Ajouter' })
    const isAside = () => action.parentElement?.classList.contains('is-aside')
    expect(isAside()).toBe(false)
    // A page that goes to today's lessons by itself keeps its action, after the tap of a finger too.
    fireEvent.pointerDown(window, { pointerType: 'touch' })
    scrollTo(200)
    expect(isAside()).toBe(false)
    fireEvent.touchMove(window)
    scrollTo(300)
    expect(isAside()).toBe(true)
    scrollTo(296)
    expect(isAside()).toBe(true)
    await user.tab()
    expect(action).toHaveFocus()
    scrollTo(250)
    expect(isAside()).toBe(false)
    scrollTo(400)
    scrollTo(4000 - window.innerHeight)
    expect(isAside()).toBe(false)
    scrollTo(0)
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
})

describe('Button', () => {
  it('ignores a second press while it is pending', async () => {
    const press = vi.fn()
    const { user, rerender } = renderCore(<Button onClick={press}>Enregistrer</Button>)
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    rerender(
      <Button onClick={press} pending icon={Plus}>
        Enregistrer
      </Button>,
    )
    await user.click(screen.getByRole('button', { name: 'Enregistrer', busy: true }))
    expect(press).toHaveBeenCalledOnce()
  })

  it('shows a ripple for 500 ms', () => {
    vi.useFakeTimers()
    renderCore(<Rippling />)
    const button = screen.getByRole('button')
    fireEvent.pointerDown(button)
    expect(button.querySelector('.ripple')).toBeVisible()
    vi.advanceTimersByTime(499)
    expect(button.querySelector('.ripple')).toBeVisible()
    vi.advanceTimersByTime(1)
    expect(button.querySelector('.ripple')).toBeNull()
    vi.useRealTimers()
  })
})

describe('Tabs', () => {
  const tabs = ['Fiche', 'Leçons', 'Documents'].map((label) => ({
    id: label[0] ?? '',
    label,
    count: label === 'Documents' ? 4 : undefined,
    render: () => <p>Contenu {label}</p>,
  }))

  it('keep the tab in the address and move with the arrow keys', async () => {
    const { user, router } = renderCore(<Tabs label="Dossier" tabs={tabs} />, '/?tab=L')
    expect(screen.getByRole('tabpanel', { name: 'Leçons' }).textContent).toBe('Contenu Leçons')
    screen.getByRole('tab', { name: 'Leçons' }).focus()
    await user.keyboard('{ArrowRight}')
    expect(router.state.location.search).toBe('?tab=D')
    await user.keyboard('{ArrowRight}')
    expect(router.state.location.search).toBe('?tab=F')
    await user.keyboard('{End}{Home}a')
    expect(router.state.location.search).toBe('?tab=F')
    await user.click(screen.getByRole('tab', { name: /Documents/ }))
    expect(router.state.location.search).toBe('?tab=D')
  })

  it('scroll to the chosen tab and show that there are more', async () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      const [left, width] = this.getAttribute('role') === 'tab' ? [500, 80] : [0, 390]
      return DOMRect.fromRect({ x: left, y: 0, width, height: 40 })
    })
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(600)
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390)
    renderCore(<Tabs label="Dossier" tabs={tabs} />, '/?tab=D')
    const row = screen.getByRole('tablist', { name: 'Dossier' })
    // From the middle of the row to the middle of the tab.
    expect(row.scrollLeft).toBe(345)
    fireEvent.scroll(row)
    expect(row.hasAttribute('data-more-before')).toBe(true)
    expect(row.hasAttribute('data-more-after')).toBe(false)
    row.scrollLeft = 0
    fireEvent.scroll(row)
    expect(row.hasAttribute('data-more-before')).toBe(false)
    expect(row.hasAttribute('data-more-after')).toBe(true)
    vi.restoreAllMocks()
  })
})

describe('Tooltip', () => {
  const label = <IconButton icon={Eye} label="Préférer lundi 23 novembre à 12:00" />
  const bubble = () => document.querySelector<HTMLElement>('.tip')

  it('is not shown on touch, where nothing hides it again', () => {
    renderCore(label)
    fireEvent.pointerEnter(screen.getByRole('button'), { pointerType: 'touch' })
    expect(bubble()).toBeNull()
    fireEvent.pointerEnter(screen.getByRole('button'), { pointerType: 'mouse' })
    expect(bubble()).toHaveTextContent(/^Préférer/)
  })

  it('never covers what its control has open', () => {
    renderCore(<IconButton icon={Eye} label="Voir" aria-expanded />)
    fireEvent.pointerEnter(screen.getByRole('button'), { pointerType: 'mouse' })
    expect(bubble()).toBeNull()
  })

  it('moves inside the window at its edge', () => {
    const right = window.innerWidth + 40
    vi.spyOn(HTMLSpanElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(right - 200, 0, 200, 20))
    renderCore(label)
    fireEvent.pointerEnter(screen.getByRole('button'), { pointerType: 'mouse' })
    expect(bubble()?.style.translate).toBe('-46px')
  })
})

describe('Menu', () => {
  it('runs the chosen action or follows the chosen link', async () => {
    const choose = vi.fn()
    const { user, router } = renderCore(
      <Menu
        label="Exporter"
        icon={Plus}
        header="Liste"
        items={[
          { id: 'csv', label: 'CSV', icon: Eye, onSelect: choose },
          { id: 'page', label: 'Ailleurs', to: '/ailleurs', separated: true, danger: true },
        ]}
      />,
    )
    await user.click(screen.getByRole('button', { name: 'Exporter' }))
    await user.click(screen.getByRole('menuitem', { name: 'CSV' }))
    expect(choose).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('button', { name: 'Exporter' }))
    await user.click(screen.getByRole('menuitem', { name: 'Ailleurs' }))
    expect(router.state.location.pathname).toBe('/ailleurs')
  })
})

describe('ErrorBoundary', () => {
  it('retries on request and by itself on another page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = renderCore(<Fragile />)
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(screen.getByRole('alert')).toBeVisible()
    fragile.broken = false
    await user.click(screen.getByRole('button', { name: 'Suite' }))
    expect(screen.getByText('Réparé')).toBeVisible()
  })
})

describe('small components', () => {
  it('announce loading', () => {
    renderCore(
      <>
        <Loader show />
        <PageSkeleton />
        <FormSkeleton />
        <CardSkeleton />
      </>,
    )
    expect(screen.getAllByRole('status', { name: 'Chargement…' })).toHaveLength(4)
  })

  it('show progress and can stop it', async () => {
    const stop = vi.fn()
    const { user } = renderCore(
      <>
        <ProgressBar label="Import" value={0.42} onStop={stop} />
        <ProgressBar label="Lecture" />
      </>,
    )
    expect(screen.getByRole('progressbar', { name: 'Import' })).toHaveAttribute('aria-valuenow', '42')
    expect(screen.getByRole('progressbar', { name: 'Lecture' }).hasAttribute('aria-valuenow')).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Arrêter' }))
    expect(stop).toHaveBeenCalledOnce()
  })

  it('copy a text and confirm it', async () => {
    const { user } = renderCore(<CopyButton text="ABC" />)
    await user.click(screen.getByRole('button', { name: 'Copier' }))
    await waitFor(() => expect(screen.getByText('Copié')).toBeVisible())
    expect(await navigator.clipboard.readText()).toBe('ABC')
  })

  it.each([
    [false, /hors ligne. Ce que vous avez saisi reste à l’écran/],
    [true, /hors ligne. L’application travaille sur cet appareil/],
  ])('show when the network is lost and back (backend in this browser: %s)', (isServedHere, words) => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    renderCore(<OfflineBanner isServedHere={isServedHere} />)
    expect(screen.getByText(words)).toBeVisible()
    online.mockReturnValue(true)
    act(() => {
      window.dispatchEvent(new Event('online'))
    })
    expect(screen.queryByText(/hors ligne/)).toBeNull()
  })

  it('have a text beside every colour, and a close button where they can be closed', async () => {
    const close = vi.fn()
    const { user, container } = renderCore(
      <>
        <StatusDot tone="danger" label="Expiré" />
        <StatusDot tone="success" label="Complet" icon={Plus} />
        <StatusDot isSentence tone="warning" label="Pas encore prêt selon Olfa Khelifi" />
        <Avatar name="Sami Ben Ali" />
        <Avatar name="Sami Ben Ali" src="data:image/png;base64,AA" />
        <ButtonLink to="/ailleurs">Voir</ButtonLink>
        <Banner tone="danger" onClose={close}>
          Attention
        </Banner>
      </>,
    )
    expect(screen.getByText('Expiré')).toBeVisible()
    // Only a word or two may do without a second line.
    expect(screen.getByText('Expiré')).not.toHaveClass('status-sentence')
    expect(screen.getByText(/^Pas encore prêt/)).toHaveClass('status-sentence')
    expect(screen.getByText('SA').className).toMatch(/^avatar avatar-\d$/)
    expect(container.querySelector('img')?.alt).toBe('')
    expect(screen.getByRole('link', { name: 'Voir' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Fermer' }))
    expect(close).toHaveBeenCalledOnce()
  })

  it('remove the loading overlay once', () => {
    vi.useFakeTimers()
    document.body.insertAdjacentHTML('beforeend', '<div id="overlay"></div>')
    hideOverlay()
    hideOverlay()
    vi.runAllTimers()
    expect(document.getElementById('overlay')).toBeNull()
    hideOverlay()
    vi.useRealTimers()
  })

  it('debounce a changing value', async () => {
    const { rerender } = renderCore(<Late value="a" />)
    rerender(<Late value="b" />)
    await waitFor(() => expect(screen.getByText('b')).toBeVisible())
  })
})
