// @vitest-environment node
import { createFlusher } from '@server/jobs/flusher'
import { expect, it, vi } from 'vitest'

it('stops though the other side never answers, and sends nothing after', async () => {
  const send = vi.fn(() => new Promise<number>(() => undefined))
  const flusher = createFlusher(send, () => undefined, 20)
  void flusher.flush()
  await flusher.stop()
  void flusher.flush()
  expect(send).toHaveBeenCalledOnce()
})

it('waits at a stop for what is being sent', async () => {
  const sent: string[] = []
  const send = async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    return sent.push('one')
  }
  const flusher = createFlusher(send, () => undefined)
  void flusher.flush()
  await flusher.stop()
  expect(sent).toEqual(['one'])
})
