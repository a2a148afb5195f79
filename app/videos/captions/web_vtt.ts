/** Why a text isn't WebVTT; `line` counts from 1. */
export interface CaptionFault {
  line: number
  message: string
}

const TIME = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`
export const TIMING = new RegExp(`^${TIME}[ \\t]+-->[ \\t]+${TIME}(?:[ \\t]+(.*))?$`)
const SETTING = /^(vertical|line|position|size|align|region):\S+$/
const SIGNATURE = /^\uFEFF?WEBVTT(?:[ \t].*)?$/

/**
 * Checks captions as the standard asks of their authors (W3C WebVTT 1, section 4), so that every
 * player shows them.
 * @returns null if they are fine
 */
export function findCaptionFault(content: string): CaptionFault | null {
  const lines = content.split(/\r\n|\r|\n/)
  if (!SIGNATURE.test(lines[0])) {
    return { line: 1, message: 'The first line must say WEBVTT.' }
  }
  if (lines[1]?.includes('-->')) {
    return { line: 2, message: 'There must be an empty line after WEBVTT.' }
  }
  let cues = 0
  let lastStart = 0
  for (const block of blocksOf(lines)) {
    if (/^(NOTE|STYLE|REGION)(\s|$)/.test(block.lines[0])) {
      const inside = block.lines.findIndex((text) => text.includes('-->'))
      if (inside < 0) continue
      return { line: block.line + inside, message: 'A note or style can’t contain “-->”.' }
    }
    const checked = checkCue(block, lastStart)
    if ('message' in checked) return checked
    lastStart = checked.start
    cues += 1
  }
  return cues ? null : { line: lines.length, message: 'There are no captions in it.' }
}

export interface Block {
  /** number of its first line */
  line: number
  lines: string[]
}

/** Lines between empty ones, after the header. */
export function blocksOf(lines: string[]): Block[] {
  const blocks: Block[] = []
  let current: Block | null = null
  let isHeader = true
  for (const [index, text] of lines.entries()) {
    if (text === '') {
      isHeader = false
      current = null
    } else if (!isHeader) {
      if (!current) blocks.push((current = { line: index + 1, lines: [] }))
      current.lines.push(text)
    }
  }
  return blocks
}

function checkCue({ line, lines }: Block, lastStart: number): CaptionFault | { start: number } {
  const at = lines[0].includes('-->') ? 0 : 1
  const timing = lines.at(at)
  if (!timing?.includes('-->')) {
    return { line, message: 'A time such as “00:01.000 --> 00:04.000” is missing.' }
  }
  const match = TIMING.exec(timing)
  if (!match) {
    return { line: line + at, message: 'Write times such as “00:01.000 --> 00:04.000”.' }
  }
  const start = secondsOf(match.slice(1, 5))
  const end = secondsOf(match.slice(5, 9))
  if (end <= start) return { line: line + at, message: 'The end must be after the start.' }
  if (start < lastStart) return { line: line + at, message: 'Captions must be in order of time.' }
  const settings = (match[9] ?? '').split(/[ \t]+/).filter(Boolean)
  const wrong = settings.find((setting) => !SETTING.test(setting))
  if (wrong) return { line: line + at, message: `“${wrong}” isn’t a setting of WebVTT.` }
  const second = lines.findIndex((text, index) => index > at && text.includes('-->'))
  if (second > 0) {
    return { line: line + second, message: 'There must be an empty line between two captions.' }
  }
  return { start }
}

/** @param parts of a match of `TIMING`, from hours to thousandths */
export function secondsOf([hours = '0', minutes, seconds, thousandths]: string[]): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(`${seconds}.${thousandths}`)
}

/** Milliseconds as WebVTT writes them: `00:01:02.500`. */
export function trackTime(ms: number): string {
  const whole = Math.round(ms)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const rest = String(whole % 1000).padStart(3, '0')
  return `${two(whole / 3_600_000)}:${two((whole / 60_000) % 60)}:${two((whole / 1000) % 60)}.${rest}`
}
