/** Milliseconds as WebVTT writes them: `00:01:02.500`. */
export function trackTime(ms: number): string {
  const whole = Math.round(ms)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const rest = String(whole % 1000).padStart(3, '0')
  return `${two(whole / 3_600_000)}:${two((whole / 60_000) % 60)}:${two((whole / 1000) % 60)}.${rest}`
}
