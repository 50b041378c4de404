import { getI18n } from 'react-i18next'

/** Used when the texts themselves failed to load. */
const BARE = {
  title: 'Voie Libre n’a pas pu démarrer',
  text: 'Vos données sont intactes. Vérifiez votre connexion, puis rechargez.',
  reload: 'Recharger',
}

const wordOf = (key: 'startTitle' | 'startText' | 'reload', bare: string) =>
  getI18n()?.exists(`common:crash.${key}`) ? getI18n().t(`crash.${key}`, { ns: 'common' }) : bare

/** Reports on the loading overlay that the application could not start: without React, which may not have loaded. */
export function showStartFailure(): void {
  const overlay = document.getElementById('overlay')
  if (!overlay) return
  document.getElementById('picture')?.remove()
  const title = document.createElement('h1')
  title.textContent = wordOf('startTitle', BARE.title)
  const text = document.createElement('p')
  text.textContent = wordOf('startText', BARE.text)
  const button = document.createElement('button')
  button.className = 'btn btn-primary'
  button.type = 'button'
  button.textContent = wordOf('reload', BARE.reload)
  button.addEventListener('click', () => window.location.reload())
  overlay.setAttribute('role', 'alert')
  overlay.replaceChildren(title, text, button)
}
