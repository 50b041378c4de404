import type { DemoNetwork } from '@contract/demo/user'

/** The name of a network and the address of its profiles. */
export const NETWORKS: Record<DemoNetwork, { name: string; at: string }> = {
  x: { name: 'X', at: 'https://x.com/' },
  facebook: { name: 'Facebook', at: 'https://www.facebook.com/' },
  instagram: { name: 'Instagram', at: 'https://www.instagram.com/' },
  linkedin: { name: 'LinkedIn', at: 'https://www.linkedin.com/in/' },
  github: { name: 'GitHub', at: 'https://github.com/' },
  slack: { name: 'Slack', at: 'https://app.slack.com/team/' },
}

const NAME = /^[\p{L}\d][\p{L}\d._-]{0,49}$/u

/** The profile name from typed text: alone, with an @, or as a URL; null when it is invalid. */
export function nameAt(network: DemoNetwork, typed: string): string | null {
  const { host, pathname } = new URL(NETWORKS[network].at)
  const address = typed.trim().replace(/^(?:https?:\/\/)?(?:www\.|m\.)?/i, '')
  const root = `${host.replace(/^www\./, '')}${pathname}`
  const isAddress = address.toLowerCase().startsWith(root)
  const name = (isAddress ? address.slice(root.length).replace(/[/?#].*$/, '') : typed.trim()).replace(/^@/, '')
  return name === '' || NAME.test(name) ? name : null
}

/** The address of a person's profile. */
export const pageAt = (network: DemoNetwork, name: string) => NETWORKS[network].at + encodeURIComponent(name)
