import type MockAdapter from 'axios-mock-adapter'
import type { Ask } from './connection'
import { replacedChannel } from './replaced'

/** The restore page has a sentence for each reason. */
const refusal = (reason: string) => [422, { statusCode: 422, code: reason, message: '' }] as const

/** The mocked backend's own paths, used by its settings page. */
export function answerBase(mock: MockAdapter, ask: Ask): void {
  const tabs = replacedChannel()
  // A page with rows of the replaced database must reload; its session has ended as well.
  tabs.onmessage = () => window.location.reload()
  mock.onGet(/^\/?_base$/).reply(async () => [200, await ask((host) => host.info())])
  mock.onGet(/^\/?_base\/copy$/).reply(async () => [200, await ask((host) => host.copy())])
  mock.onGet(/^\/?_base\/aside\/[^/]+$/).reply(async ({ url = '' }) => {
    const name = decodeURIComponent(url.split('/').at(-1) ?? '')
    const content = await ask((host) => host.setAside(name))
    return content ? [200, content] : [404, { statusCode: 404, message: '' }]
  })
  mock.onPost(/^\/?_base\/check$/).reply(async ({ data }) => {
    const reason = await ask((host) => host.check(data))
    return reason ? [...refusal(reason)] : [204]
  })
  mock.onPost(/^\/?_base\/restore$/).reply(async ({ data }) => {
    const reason = await ask((host) => host.restore(data))
    if (reason) return [...refusal(reason)]
    tabs.postMessage('replaced')
    return [204]
  })
  mock.onPost(/^\/?_base\/reset$/).reply(async () => {
    await ask((host) => host.reset())
    tabs.postMessage('replaced')
    return [204]
  })
}
