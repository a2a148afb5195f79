/** `1:05`, `1:02:09` */
export function formatPlayTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const parts = [Math.floor(whole / 60) % 60, whole % 60]
  const hours = Math.floor(whole / 3600)
  const shown = hours ? [hours, ...parts] : parts
  return shown
    .map((part, index) => (index ? String(part).padStart(2, '0') : String(part)))
    .join(':')
}

/** As a screen reader says it. */
export function clockWords(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const minutes = Math.floor(whole / 60)
  const rest = `${whole % 60} seconds`
  return minutes ? `${minutes} minutes ${rest}` : rest
}
