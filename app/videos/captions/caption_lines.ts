import { blocksOf, secondsOf, TIMING, trackTime, type Block } from '#app/videos/captions/web_vtt'

/** What is said between two moments. */
export interface CaptionLine {
  startsMs: number
  endsMs: number
  text: string
  /** the rest of what WebVTT knows of it, kept as it was */
  name: string | null
  settings: string | null
}

interface CaptionLines {
  lines: CaptionLine[]
  /** notes, styles and regions, which stand before all lines */
  notes: string[]
}

/** Reads WebVTT that `findCaptionFault` has nothing against. */
export function readCaptionLines(content: string): CaptionLines {
  const blocks = blocksOf(content.split(/\r\n|\r|\n/))
  const isLine = ({ lines }: Block) => lines.some((line) => TIMING.test(line))
  return {
    lines: blocks.filter(isLine).map(lineOf),
    notes: blocks.filter((block) => !isLine(block)).map(({ lines }) => lines.join('\n')),
  }
}

/** WebVTT with the lines in order of time. */
export function writeCaptionLines({ lines, notes }: CaptionLines): string {
  const blocks = lines.toSorted((one, other) => one.startsMs - other.startsMs).map(blockFor)
  return `${['WEBVTT', ...notes, ...blocks].join('\n\n')}\n`
}

function lineOf({ lines }: Block): CaptionLine {
  const at = lines.findIndex((line) => TIMING.test(line))
  const match = TIMING.exec(lines[at])!
  return {
    startsMs: Math.round(secondsOf(match.slice(1, 5)) * 1000),
    endsMs: Math.round(secondsOf(match.slice(5, 9)) * 1000),
    text: shown(lines.slice(at + 1).join('\n')),
    name: lines.slice(0, at).join('\n') || null,
    settings: match[9] ?? null,
  }
}

function blockFor({ startsMs, endsMs, text, name, settings }: CaptionLine): string {
  const timing = `${trackTime(startsMs)} --> ${trackTime(endsMs)}${settings ? ` ${settings}` : ''}`
  return [...(name ? [name] : []), timing, written(text)].join('\n')
}

const TAG = /<(?!\/?(?:c|i|b|u|v|ruby|rt|lang)(?:[\s.>])|(?:\d{2,}:)?\d\d:\d\d\.\d{3}>)/g
const AMPERSAND = /&(?!(?:amp|lt|gt|lrm|rlm|nbsp|#\d+|#x[\da-f]+);)/gi

/** As WebVTT wants it: no empty lines, no arrow, and what isn’t markup escaped. */
function written(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
    .replaceAll('-->', '→')
    .replace(AMPERSAND, '&amp;')
    .replace(TAG, '&lt;')
}

/** As one types it. */
function shown(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
