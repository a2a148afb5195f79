import {
  readCaptionLines,
  writeCaptionLines,
  type CaptionLine,
} from '#app/videos/captions/caption_lines'
import { findCaptionFault } from '#app/videos/captions/web_vtt'
import { MAX_CAPTIONS_CHARACTERS } from '#app/videos/video_limits'

export interface DraftLine extends CaptionLine {
  /** stays the same while lines come and go */
  key: number
}

/** Captions in one language while they are edited. */
export interface CaptionDraft {
  language: string
  /** in order of time */
  lines: DraftLine[]
  notes: string[]
  isChanged: boolean
}

/** Or a sentence that says why it can’t be. */
export type Drafted = CaptionDraft | string

const STEP_MS = 100
/** How long a new line shows unless another begins. */
const LINE_MS = 3000

/** @param content WebVTT; null for new captions */
export function openDraft(language: string, content: string | null): CaptionDraft {
  const { lines, notes } = content === null ? { lines: [], notes: [] } : readCaptionLines(content)
  return { language, notes, lines: lines.map((line, key) => ({ ...line, key })), isChanged: false }
}

/** Takes the lines of a file in place of the present ones. */
export function takeFile(draft: CaptionDraft, content: string): Drafted {
  if (content.length > MAX_CAPTIONS_CHARACTERS) return 'This file is too long for captions.'
  const fault = findCaptionFault(content)
  if (fault) return `Line ${fault.line} of this file: ${fault.message}`
  return { ...openDraft(draft.language, content), isChanged: true }
}

/** A line without text that begins where the player stands; what was still shown ends there. */
export function addLine(draft: CaptionDraft, atMs: number, durationMs: number): Drafted {
  const startsMs = Math.floor(atMs / STEP_MS) * STEP_MS
  if (draft.lines.some((line) => line.startsMs === startsMs)) {
    return 'A line begins here already. Move the player to where the next one begins.'
  }
  const next = draft.lines.find((line) => line.startsMs > startsMs)
  const endsMs = Math.min(startsMs + LINE_MS, next?.startsMs ?? durationMs, durationMs)
  if (endsMs - startsMs < STEP_MS) {
    return 'There is no room for a line here. Move the player to where one begins.'
  }
  const before = draft.lines.map((line) =>
    line.startsMs < startsMs && line.endsMs > startsMs ? { ...line, endsMs: startsMs } : line
  )
  const key = Math.max(-1, ...draft.lines.map((line) => line.key)) + 1
  const added = { key, startsMs, endsMs, text: '', name: null, settings: null }
  return changed(draft, [...before, added])
}

export function writeText(draft: CaptionDraft, key: number, text: string): CaptionDraft {
  return replaced(draft, key, (line) => ({ ...line, text }))
}

/** Its end moves along. */
export function moveStart(draft: CaptionDraft, key: number, startsMs: number): CaptionDraft {
  return replaced(draft, key, (line) => ({
    ...line,
    startsMs,
    endsMs: startsMs + line.endsMs - line.startsMs,
  }))
}

export function moveEnd(draft: CaptionDraft, key: number, endsMs: number): Drafted {
  const line = draft.lines.find((each) => each.key === key)
  if (line && endsMs <= line.startsMs) return 'A line has to end after it begins.'
  return replaced(draft, key, (each) => ({ ...each, endsMs }))
}

export function removeLine(draft: CaptionDraft, key: number): CaptionDraft {
  return changed(
    draft,
    draft.lines.filter((line) => line.key !== key)
  )
}

/** Why it can’t be saved yet, in a sentence. */
export function faultIn({ lines, notes }: CaptionDraft): string | null {
  if (!lines.length) return 'Add a line first, or choose a file.'
  const silent = lines.find(({ text }) => !text.trim())
  if (silent) {
    return `The line at ${formatLineTime(silent.startsMs)} has no text. Write it, or delete the line.`
  }
  const isTooLong = writeCaptionLines({ lines, notes }).length > MAX_CAPTIONS_CHARACTERS
  return isTooLong ? 'These captions are too long. Shorten some lines.' : null
}

function replaced(draft: CaptionDraft, key: number, change: (line: DraftLine) => DraftLine) {
  return changed(
    draft,
    draft.lines.map((line) => (line.key === key ? change(line) : line))
  )
}

function changed(draft: CaptionDraft, lines: DraftLine[]): CaptionDraft {
  const inOrder = lines.toSorted((one, other) => one.startsMs - other.startsMs)
  return { ...draft, lines: inOrder, isChanged: true }
}

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
