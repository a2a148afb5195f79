const PAUSE_MS = 150

/** Waits long enough for the next key, so that a search asks once per pause of typing. */
export function typingPause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
}
