import { useFrameSize } from '@src/views/evenement/calendar/fit/useFrameSize'
import { renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

const root = document.documentElement
afterEach(() => root.style.removeProperty('font-size'))

function sizeOf(width: number, height: number) {
  const element = document.createElement('div')
  vi.spyOn(element, 'clientWidth', 'get').mockReturnValue(width)
  vi.spyOn(element, 'clientHeight', 'get').mockReturnValue(height)
  return renderHook(() => useFrameSize({ current: element })).result.current
}

describe('the size of the frame', () => {
  it('has the text size of the browser beside it, relative to the usual one', () => {
    expect(sizeOf(800, 600)).toEqual({ width: 800, height: 600, scale: 1 })
    root.style.fontSize = '24px'
    expect(sizeOf(800, 600)).toEqual({ width: 800, height: 600, scale: 1.5 })
  })

  it('is the usual one where elements have no size, with the same text', () => {
    root.style.fontSize = '20px'
    expect(sizeOf(0, 0)).toMatchObject({ width: 1120, scale: 1.25 })
  })
})
