import { ZoneContext } from '@core/format/zone'
import { initI18n } from '@core/i18n/initI18n'
import { loadTexts } from '@src/configs/texts'
import { useChatTime } from '@src/views/demo/chat/useChatTime'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, expect, it } from 'vitest'

beforeAll(() => initI18n({ languages: ['fr'], defaultLanguage: 'fr', load: loadTexts, namespaces: ['demoChat'] }))

/** Sets the zone to Tunis, whatever the zone of the machine. */
const InTunis = ({ children }: { children: ReactNode }) => <ZoneContext value="Africa/Tunis">{children}</ZoneContext>

// The tests’ moment is Saturday 21 November 2026.
it.each([
  ['2026-11-21T07:05:00Z', /^0?8:05$/],
  ['2026-11-20T22:00:00Z', /^Hier$/],
  ['2026-11-19T09:00:00Z', /^jeu\.$/],
  ['2026-11-15T09:00:00Z', /^dim\.$/],
  ['2026-11-14T09:00:00Z', /^14 nov\.$/],
  ['2025-12-31T09:00:00Z', /^31 déc\. 2025$/],
])('the time of a conversation at %s is short enough for a list', async (moment, expected) => {
  const { result } = renderHook(useChatTime, { wrapper: InTunis })
  // The first test waits for the texts.
  await waitFor(() => expect(result.current).not.toBeNull())
  expect(result.current.shortTime(moment)).toMatch(expected)
})
