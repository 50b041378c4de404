import { ErrorBoundary } from '@core/components/states/ErrorBoundary'
import { currentFaults, forgetFaults, noteFault, watchFaults } from '@core/errors/faults'
import { reportOf, textOfReport } from '@core/errors/report'
import { sendReports } from '@core/errors/sendReports'
import { describeSurroundings } from '@core/errors/surroundings'
import { hearFaults } from '@src/hearFaults'
import { routePattern } from '@src/router/routePattern'
import { showStartFailure } from '@src/startFailure'
import { CrashPage } from '@src/views/misc/CrashPage'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startInFrench } from '../core/renderCore'

startInFrench()
beforeEach(() => {
  forgetFaults()
  describeSurroundings({ route: () => '/apps/candidats/:id', storage: () => 'opfs' })
})
afterEach(() => describeSurroundings({ route: () => '', storage: () => '' }))

function Broken(): never {
  throw new TypeError('Leila Trabelsi is not a function')
}

/** Opens a page that fails, in the router. React writes the caught error to the console. */
function openBroken() {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const router = createMemoryRouter([{ path: '*', Component: Broken, ErrorBoundary: CrashPage }])
  return render(<RouterProvider router={router} />)
}

describe('the page of an error', () => {
  it('offers to reload, to go home, and a report without personal data', async () => {
    const user = userEvent.setup()
    openBroken()
    expect(screen.getByRole('heading', { level: 1, name: 'Cette page s’est arrêtée' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Recharger' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Retour à l’accueil' })).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Copier le rapport' }))
    expect(await screen.findByRole('status')).toHaveTextContent('Rapport copié')
    const text = await navigator.clipboard.readText()
    expect(text).toContain('route: /apps/candidats/:id')
    expect(text).toContain('storage: opfs')
    expect(text).toContain('TypeError: is not a function')
    expect(text).not.toMatch(/leila|trabelsi/i)
    expect(currentFaults()).toHaveLength(1)
  })

  it('shows the report where the browser refuses to copy', async () => {
    const user = userEvent.setup()
    openBroken()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await user.click(await screen.findByRole('button', { name: 'Copier le rapport' }))
    expect(await screen.findByText(/^version: /)).toBeVisible()
    expect(screen.getByRole('group')).toHaveAttribute('open')
  })

  it('offers the report for a part of a page too', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    render(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    )
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Copier le rapport' })).toBeVisible()
  })
})

describe('errors that nobody caught', () => {
  it('come to the report from the page, its promises and its worker', () => {
    const scope = new EventTarget()
    const stop = watchFaults(scope)
    scope.dispatchEvent(Object.assign(new Event('error'), { error: new RangeError('Invalid time value') }))
    scope.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new TypeError('Failed to fetch') }))
    scope.dispatchEvent(Object.assign(new Event('error'), { message: 'ResizeObserver loop limit exceeded' }))
    const worker = new EventTarget()
    // Only the events of a worker are handled.
    hearFaults(worker as Worker)
    worker.dispatchEvent(Object.assign(new Event('message'), { data: { id: '1', type: 'RAW', value: 3 } }))
    const fault = { name: 'TypeError', message: 'x is null', stack: '' }
    worker.dispatchEvent(Object.assign(new Event('message'), { data: { fault } }))
    const place = { message: 'leila@exemple.tn', filename: 'https://a.example/assets/worker-1.js', lineno: 1, colno: 2 }
    worker.dispatchEvent(Object.assign(new Event('error'), place))
    stop()
    scope.dispatchEvent(Object.assign(new Event('error'), { error: new RangeError('later') }))
    expect(currentFaults().map(({ source, name, message }) => [source, name, message])).toEqual([
      ['worker', 'Error', '(withheld)'],
      ['worker', 'TypeError', 'is null'],
      ['promise', 'TypeError', 'Failed to fetch'],
      ['page', 'RangeError', 'Invalid time value'],
    ])
    expect(currentFaults()[0]?.frames).toEqual(['assets/worker-1.js:1:2'])
  })

  it('are kept up to five, each object once', () => {
    const error = new Error('once')
    noteFault('page', error)
    noteFault('render', error)
    expect(currentFaults()).toHaveLength(1)
    for (let count = 0; count < 9; count += 1) noteFault('page', { name: 'Many'.repeat(count + 1), message: '' })
    expect(currentFaults()).toHaveLength(5)
  })
})

describe('the report', () => {
  it('says the version, the moment, the browser, the language and the network', () => {
    document.documentElement.lang = 'pt'
    const report = reportOf([])
    expect(report).toMatchObject({ version: '0.0.0 (development)', language: 'pt', online: true, storage: 'opfs' })
    expect(report.browser).not.toContain('Mozilla')
    expect(textOfReport(report)).toMatch(/^version: .*\ntime: \d{4}-.*Z\nroute: .*\nbrowser: .*\nlanguage: pt\n/)
  })

  it('names a page by its pattern, never by its address', () => {
    const routes = [{ children: [{ path: '/apps/candidats/:id' }, { path: '*' }] }]
    expect(routePattern(routes, '/apps/candidats/4711')).toBe('/apps/candidats/:id')
    expect(routePattern(routes, '/leila/trabelsi')).toBe('*')
    expect(routePattern([], '/x')).toBe('*')
  })
})

describe('a reporting service', () => {
  const beacon = vi.fn(() => true)
  const URL = 'https://reports.example/'
  beforeEach(() => {
    beacon.mockClear()
    Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon })
  })
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'sendBeacon')
  })

  it('gets each kind of error once, redacted', () => {
    const stop = sendReports({ url: URL, share: 1 })
    const throwTwice = () => noteFault('page', new TypeError('Leila is not a function'))
    for (let count = 0; count < 2; count += 1) throwTwice()
    noteFault('promise', new RangeError('99858990'))
    stop()
    noteFault('page', new SyntaxError('after the end'))
    expect(beacon).toHaveBeenCalledTimes(2)
    const sent = JSON.stringify(beacon.mock.calls)
    expect(sent).toContain(URL)
    expect(sent).toContain('is not a function')
    expect(sent).not.toMatch(/leila|99858990/i)
  })

  it('gets five at most, and nothing from page loads outside the sample', () => {
    const stop = sendReports({ url: URL, share: 0.5, chance: 0.4 })
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) noteFault('page', { name, message: 'x', stack: '' })
    stop()
    expect(beacon).toHaveBeenCalledTimes(5)
    sendReports({ url: URL, share: 0.5, chance: 0.5 })
    noteFault('page', new Error('other'))
    expect(beacon).toHaveBeenCalledTimes(5)
  })
})

it('a start that failed says so on the overlay', () => {
  document.body.innerHTML = '<div id="overlay"></div><div id="picture">Tableau de bord</div>'
  showStartFailure()
  expect(screen.queryByText('Tableau de bord')).not.toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent('Voie Libre n’a pas pu démarrer')
  expect(screen.getByRole('button', { name: 'Recharger' })).toBeVisible()
  document.body.innerHTML = ''
})
