type Player = Pick<HTMLVideoElement, 'currentTime' | 'readyState' | 'buffered'>

/** After the next slide has taken the screen. */
const RESET_AFTER_MS = 50
/** seconds: what is loaded from later on isn't the beginning */
const MAX_DELAY = 0.25

/**
 * Takes a video that left the screen back to its beginning.
 * @param startsAt in seconds
 * @returns lets it go on where it is, if it is back before
 */
export function rewindLater(player: Player | null, startsAt: number): () => void {
  const timer = setTimeout(() => {
    if (player?.readyState) player.currentTime = beginningOf(player, startsAt)
  }, RESET_AFTER_MS)
  return () => clearTimeout(timer)
}

/** A first picture that later ones refer to comes after 0, and players wait for it there. */
export function beginningOf({ buffered }: Pick<Player, 'buffered'>, startsAt: number): number {
  if (buffered.length === 0) return startsAt
  const delay = buffered.start(0) - startsAt
  return delay > 0 && delay < MAX_DELAY ? buffered.start(0) : startsAt
}
