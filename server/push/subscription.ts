import { z } from 'zod'

/** The services of the browsers' makers. A page could name any address, also one inside of the host's own network. */
const SERVICES =
  /^(fcm\.googleapis\.com|android\.googleapis\.com|.+\.push\.services\.mozilla\.com|(.+\.)?push\.apple\.com|.+\.notify\.windows\.com)$/

const subscriptionText = z.object({
  endpoint: z.url({ protocol: /^https$/ }).refine((url) => SERVICES.test(new URL(url).hostname)),
  keys: z.object({ p256dh: z.base64url(), auth: z.base64url() }),
})

export type Subscription = z.output<typeof subscriptionText>

/** A browser's subscription; null for anything that is none, or leads to no push service. */
export function readSubscription(text: string): Subscription | null {
  try {
    return subscriptionText.parse(JSON.parse(text))
  } catch {
    return null
  }
}
