import type { Page } from 'playwright'

/** The spot that the feed shows; those around it are inert. */
export const shown = (page: Page) => page.locator('[data-feed] > :not([inert])')

export const playing = (page: Page) =>
  page.waitForFunction(() => {
    const video = document.querySelector<HTMLVideoElement>('[data-feed] > :not([inert]) video')
    return video && !video.paused && video.currentTime > 0
  })

export const captionIs = (page: Page, name: string) =>
  shown(page).getByText(`The ${name}`).waitFor()

/** The feed stands on a spot. Playwright's own scrolling to a button would break off a smooth one. */
export const rests = (page: Page, at: number) =>
  page.waitForFunction((position) => {
    const feed = document.querySelector('[data-feed]')!
    return Math.abs(feed.scrollTop - position * feed.clientHeight) < 1
  }, at)

/**
 * Runs in the page: swipes on once the next video could play. Returns whether that stood at its
 * first picture, and, up to its first frame that plays, the events that tell it had to load or seek, and the milliseconds since the swipe.
 */
export async function swipe() {
  const feed = document.querySelector('[data-feed]')!
  const next = document.querySelector<HTMLVideoElement>('[data-feed] > :not([inert]) ~ * video')!
  const { readyState, paused, currentTime, buffered } = next
  const isAtFirst = currentTime > buffered.start(0) - 0.001
  const stalls: string[] = []
  for (const name of ['waiting', 'seeking', 'emptied', 'loadstart', 'loadeddata']) {
    next.addEventListener(name, () => stalls.push(name))
  }
  const began = performance.now()
  feed.scrollBy({ top: feed.clientHeight, behavior: 'instant' })
  const mediaTime = await new Promise<number>((resolve) => {
    next.requestVideoFrameCallback((_, frame) => resolve(frame.mediaTime))
  })
  return { readyState, paused, isAtFirst, stalls, mediaTime, ms: performance.now() - began }
}

/** Runs in the page: keeps the most videos that ever sounded at once in `data-most-sounds`. */
export function countSounds() {
  const { dataset } = document.documentElement
  const count = () => {
    const videos = [...document.querySelectorAll('video')]
    const loud = videos.filter(({ paused, muted, volume }) => !paused && !muted && volume > 0)
    dataset.mostSounds = String(Math.max(Number(dataset.mostSounds ?? 0), loud.length))
  }
  for (const name of ['play', 'playing', 'pause', 'volumechange', 'timeupdate']) {
    document.addEventListener(name, count, true)
  }
  count()
}
