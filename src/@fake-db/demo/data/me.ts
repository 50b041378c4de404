import type { DemoOwner } from '@contract/demo/owner'

/** The user for requests without a session: tests, and tools that look at the answers. */
export const NOBODY: DemoOwner = { id: 0, name: 'Farah Belkadhi', email: 'farah.belkadhi@courriel.example', avatar: '' }

/** The first name, for salutations. */
export const firstNameOf = ({ name }: DemoOwner) => name.trim().split(/\s+/)[0] ?? name
