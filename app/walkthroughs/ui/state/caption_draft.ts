import {
  readCaptionLines,
  writeCaptionLines,
  type CaptionLine,
} from '#app/videos/contract/caption_lines'
import { MAX_CAPTIONS_CHARACTERS } from '#app/videos/contract/limits'
import { findCaptionFault } from '#app/videos/contract/parse_web_vtt'
import { formatLineTime } from '#app/walkthroughs/ui/state/line_time'

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
