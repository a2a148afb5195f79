const MAX_PICTURE_MS = 3000
const MAX_BUSY_MS = 200

let first: Promise<void> | undefined

/** The player's code is large, and must not hold up the picture of the first spot on the screen. */
export function afterFirstPicture(player: HTMLVideoElement): Promise<void> {
  first ??= painted(shownPicture(player)).then(idle)
  return first
}

function shownPicture(player: HTMLVideoElement): HTMLImageElement | null {
  const feed = player.closest('[data-feed]')
  return feed?.querySelector<HTMLImageElement>(':scope > :not([inert]) img') ?? null
}

async function painted(picture: HTMLImageElement | null): Promise<void> {
  const decoded = picture?.decode().catch(() => undefined)
  const late = new Promise<void>((resolve) => setTimeout(resolve, MAX_PICTURE_MS))
  await Promise.race([decoded, late])
}

/** Safari has no idle callbacks. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: MAX_BUSY_MS })
    } else setTimeout(resolve, MAX_BUSY_MS / 4)
  })
}
