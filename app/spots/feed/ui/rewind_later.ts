type Player = Pick<HTMLVideoElement, 'currentTime' | 'readyState'>

/** After the next slide has taken the screen. */
const RESET_AFTER_MS = 50

/** Takes a video that left the screen back to its beginning. @param startsAt in seconds */
export function rewindLater(player: Player | null, startsAt: number): void {
  setTimeout(() => {
    if (player?.readyState) player.currentTime = startsAt
  }, RESET_AFTER_MS)
}
