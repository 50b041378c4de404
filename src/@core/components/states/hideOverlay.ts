const FADE_MS = 200

/** Removes the loading overlay of index.html, once the application has something to show. */
export function hideOverlay() {
  const overlay = document.getElementById('overlay')
  if (!overlay || overlay.classList.contains('overlay-out')) return
  overlay.classList.add('overlay-out')
  setTimeout(() => overlay.remove(), FADE_MS)
}
