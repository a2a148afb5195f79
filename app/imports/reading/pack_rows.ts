import { gunzip, gzipSync } from 'node:zlib'
import { promisify } from 'node:util'
import type { PlacedRow } from '#app/imports/reading/place_photos'

const unzip = promisify(gunzip)

/** What the embedded database stores in a moment. */
const ROWS_PER_PART = 250

/** Rows in parts that cost other threads little to pass on. At least one part. */
export function packRows(rows: readonly PlacedRow[]): Uint8Array<ArrayBuffer>[] {
  const parts: Uint8Array<ArrayBuffer>[] = []
  for (let from = 0; from < rows.length; from += ROWS_PER_PART) {
    const json = storableJson(rows.slice(from, from + ROWS_PER_PART))
    parts.push(new Uint8Array(gzipSync(json)))
  }
  return parts
}

/** @returns JSON of `PlacedRow[]` */
export async function unpackRows(part: Uint8Array): Promise<string> {
  const json = await unzip(part)
  return json.toString()
}

/** JSON that the database takes: it refuses NUL and halves of characters, such as a cut may leave. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' ? part.replaceAll('\0', '').toWellFormed() : part
  )
}
