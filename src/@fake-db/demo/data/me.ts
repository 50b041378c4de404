import type { DemoOwner } from '@contract/demo/owner'

/** Whoever tries the demo without having signed in: tests, and tools that look at its answers. */
export const NOBODY: DemoOwner = { id: 0, name: 'Farah Belkadhi', email: 'farah.belkadhi@courriel.example', avatar: '' }

/** How people who know them call them. */
export const firstNameOf = ({ name }: DemoOwner) => name.trim().split(/\s+/)[0] ?? name
