const TIME = /^(?:(?:(\d{1,2}):)?(\d{1,2}):)?(\d{1,4})(?:[.,](\d{1,3}))?$/

/** `0:03.5`, `1:02:03.048` */
export function formatLineTime(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  const whole = hours ? `${hours}:${two(minutes)}` : String(minutes)
  const rest = String(ms % 1000).padStart(3, '0')
  return `${whole}:${two(seconds % 60)}.${rest.replace(/0{1,2}$/, '')}`
}

/** In milliseconds; null for what isn’t a time. Seconds alone will do. */
export function parseLineTime(text: string): number | null {
  const match = TIME.exec(text.trim())
  if (!match) return null
  const [hours = '0', minutes = '0', seconds, rest = '0'] = match.slice(1)
  const isClock = match[2] !== undefined
  if (isClock && (Number(seconds) > 59 || (match[1] !== undefined && Number(minutes) > 59))) {
    return null
  }
  const whole = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return whole * 1000 + Number(rest.padEnd(3, '0'))
}
