let sounding: HTMLMediaElement | null = null

/** Only one player sounds at a time: call it when one begins to, and the one before is paused. */
export function soundOnly(element: HTMLMediaElement): void {
  if (element.muted || element.volume === 0) return
  if (sounding !== element) sounding?.pause()
  sounding = element
}

/** Keeps an element to `soundOnly` while it plays. @returns ends that */
export function keepToOneSound(element: HTMLMediaElement): () => void {
  const take = () => {
    if (!element.paused) soundOnly(element)
  }
  const leave = () => {
    if (sounding === element) sounding = null
  }
  element.addEventListener('play', take)
  element.addEventListener('volumechange', take)
  element.addEventListener('emptied', leave)
  return () => {
    element.removeEventListener('play', take)
    element.removeEventListener('volumechange', take)
    element.removeEventListener('emptied', leave)
    leave()
  }
}
