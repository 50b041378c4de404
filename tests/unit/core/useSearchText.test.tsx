import { useSearchText } from '@core/table/useSearchText'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const open = (settled = '') => {
  const sent: string[] = []
  const { result, rerender } = renderHook(({ address }) => useSearchText(address, (text) => sent.push(text)), {
    initialProps: { address: settled },
  })
  return {
    sent,
    text: () => result.current[0],
    type: (text: string) => act(() => result.current[1](text)),
    pause: () => act(() => vi.advanceTimersByTimeAsync(400)),
    arrive: (address: string) => rerender({ address }),
  }
}

it('keeps the letters typed while an earlier text is still on its way into the address', async () => {
  const box = open()
  box.type('c')
  await box.pause()
  box.type('clav')
  await box.pause()
  expect(box.sent).toEqual(['c', 'clav'])
  box.arrive('c')
  expect(box.text()).toBe('clav')
  box.type('clavier')
  box.arrive('clav')
  expect(box.text()).toBe('clavier')
  await box.pause()
  expect(box.sent).toEqual(['c', 'clav', 'clavier'])
})

it('follows the address when something else changes it', async () => {
  const box = open('dridi')
  expect(box.text()).toBe('dridi')
  box.type('dridi a')
  await box.pause()
  box.arrive('dridi a')
  box.arrive('')
  expect(box.text()).toBe('')
  expect(box.sent).toEqual(['dridi a'])
})
