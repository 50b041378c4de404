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

const NAME = /^[\p{L}\d][\p{L}\d._-]{0,49}$/u

/** The name that was typed, alone, with an @, or as the address of its page there; null when it can be none. */
export function nameAt(network: DemoNetwork, typed: string): string | null {
  const { host, pathname } = new URL(NETWORKS[network].at)
  const address = typed.trim().replace(/^(?:https?:\/\/)?(?:www\.|m\.)?/i, '')
  const root = `${host.replace(/^www\./, '')}${pathname}`
  const isAddress = address.toLowerCase().startsWith(root)
  const name = (isAddress ? address.slice(root.length).replace(/[/?#].*$/, '') : typed.trim()).replace(/^@/, '')
  return name === '' || NAME.test(name) ? name : null
}

/** The address of a person's page there. */
export const pageAt = (network: DemoNetwork, name: string) => NETWORKS[network].at + encodeURIComponent(name)
