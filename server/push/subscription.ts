import { z } from 'zod'

/**
 * The push services of the browser vendors. Other addresses are refused, because a page could name any, even one inside
 * the host's own network.
 */
const SERVICES =
  /^(fcm\.googleapis\.com|android\.googleapis\.com|.+\.push\.services\.mozilla\.com|(.+\.)?push\.apple\.com|.+\.notify\.windows\.com)$/

const subscriptionText = z.object({
  endpoint: z.url({ protocol: /^https$/ }).refine((url) => SERVICES.test(new URL(url).hostname)),
  keys: z.object({ p256dh: z.base64url(), auth: z.base64url() }),
})

export type Subscription = z.output<typeof subscriptionText>

/** Parses a browser's subscription; null for anything else, and for an address outside the known push services. */
export function readSubscription(text: string): Subscription | null {
  try {
    return subscriptionText.parse(JSON.parse(text))
  } catch {
    return null
  }
}
