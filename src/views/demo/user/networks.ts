import type { DemoNetwork } from '@contract/demo/user'

/** What a network is called, and where a person is found there. */
export const NETWORKS: Record<DemoNetwork, { name: string; at: string }> = {
  x: { name: 'X', at: 'https://x.com/' },
  facebook: { name: 'Facebook', at: 'https://www.facebook.com/' },
  instagram: { name: 'Instagram', at: 'https://www.instagram.com/' },
  linkedin: { name: 'LinkedIn', at: 'https://www.linkedin.com/in/' },
  github: { name: 'GitHub', at: 'https://github.com/' },
  slack: { name: 'Slack', at: 'https://app.slack.com/team/' },
}
