const MAX_IN_SECONDS = 90
const MAX_IN_MINUTES = 90

/** How long somebody has to wait, in words: `40 seconds`, `15 minutes`, `24 hours`. */
export function waitWords(seconds: number): string {
  if (seconds <= MAX_IN_SECONDS) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes <= MAX_IN_MINUTES ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
