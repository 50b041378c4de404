import { listen } from '@server/listener'
import { Hono } from 'hono'
import { expect, it } from 'vitest'

function deferred() {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

/** A host whose single answer waits until the test releases it. */
function slowHost() {
  const { promise: asked, resolve: noteAsked } = deferred()
  const { promise: released, resolve: release } = deferred()
  const app = new Hono().get('/slow', async (c) => {
    noteAsked()
    await released
    return c.text('done')
  })
  return { app: app.get('/', (c) => c.text('here')), asked, release }
}

it('answers running requests before it stops, and takes no new ones', async () => {
  const { app, asked, release } = slowHost()
  const { port, stop } = await listen(app, 0)
  const url = `http://localhost:${port}`
  // A connection that a browser keeps open must not delay the stop.
  expect(await (await fetch(url)).text()).toBe('here')
  const running = fetch(`${url}/slow`)
  await asked
  const stopped = stop()
  await expect(fetch(url)).rejects.toThrow('fetch failed')
  release()
  expect(await (await running).text()).toBe('done')
  await stopped
})

it('goes on answering for a while, so that a balancer learns of the stop before it closes', async () => {
  let isStopping = false
  const app = new Hono().get('/ready', (c) => c.text('', isStopping ? 503 : 200))
  const { port, stop } = await listen(app, 0)
  const url = `http://localhost:${port}/ready`
  expect((await fetch(url)).status).toBe(200)
  isStopping = true
  const order: string[] = []
  const stopped = stop({ delay: 500, beforeClosing: () => void order.push('closing') })
  expect((await fetch(url)).status).toBe(503)
  expect(order).toEqual([])
  await stopped
  expect(order).toEqual(['closing'])
  await expect(fetch(url)).rejects.toThrow('fetch failed')
})

it('cuts off what is still running after its patience', async () => {
  const { app, asked } = slowHost()
  const { port, stop } = await listen(app, 0)
  const running = fetch(`http://localhost:${port}/slow`)
  running.catch(() => undefined)
  await asked
  await stop({ patience: 50 })
  await expect(running).rejects.toThrow('fetch failed')
})

it('says when its port is taken', async () => {
  const first = await listen(new Hono(), 0)
  await expect(listen(new Hono(), first.port)).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await first.stop()
})
