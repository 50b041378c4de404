import { avatar } from './picture'

const name = 'Farah Belkadhi'

/** Whoever tries the demo. */
export const ME = { name, email: 'farah.belkadhi@courriel.example', avatar: avatar(name) }
