import { HttpError } from '#app/kernel/exceptions/http_error'
import { cleanText } from './clean_text.js'
import { MAX_JSON_DEPTH, MAX_JSON_VALUES } from './body_limits.js'

const PASSWORD = /(^|_)password(_|$)/

type JsonObject = Record<string, unknown>
type Reviver = (this: unknown, key: string, value: unknown) => unknown

/**
 * Parses a JSON object; an empty body is `{}`. Checks depth and size first, because parsing is
 * expensive.
 * @throws HttpError 400 if it isn't an object or too deep, 413 with too many values
 */
export function parseJson(text: string, reviver?: Reviver): JsonObject {
  checkSize(text)
  const parsed = parse(text, reviver)
  if (!isObject(parsed)) throw unreadable()
  return parsed
}

/**
 * Drops what nobody sees and trims; an empty field becomes null. Passwords stay as they are, pieces
 * of formatted text keep their spaces.
 */
export function normalizeField(this: unknown, key: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (PASSWORD.test(key)) return value || null
  if (isPieceOfText(this, key)) return value && (cleanText(value) || ' ')
  return cleanText(value).trim() || null
}

/** Fields of a form, which are text or nested. */
export function normalizeFields(fields: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(fields), normalizeField)
}

function isPieceOfText(holder: unknown, key: string): boolean {
  return key === 'text' && isObject(holder) && holder.type === 'text'
}

function parse(text: string, reviver?: Reviver): unknown {
  try {
    return text ? JSON.parse(text, reviver) : {}
  } catch {
    throw unreadable()
  }
}

function checkSize(text: string): void {
  let depth = 0
  let values = 0
  for (let i = 0; i < text.length; i++) {
    const character = text[i]
    if (character === '"') i = endOfString(text, i)
    else if (character === '{' || character === '[') {
      values++
      if (++depth > MAX_JSON_DEPTH) throw new HttpError(400, 'The body is nested too deeply.')
    } else if (character === '}' || character === ']') depth--
    else if (character === ',') values++
    if (values > MAX_JSON_VALUES) throw HttpError.tooLarge('The body has too many values.')
  }
}

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end === -1 ? text.length : end
}

function isEscaped(text: string, quote: number): boolean {
  let start = quote
  while (text[start - 1] === '\\') start--
  return (quote - start) % 2 === 1
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function unreadable(): HttpError {
  return new HttpError(400, 'We couldn’t read that request.')
}
