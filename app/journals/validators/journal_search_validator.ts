import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { MAX_SEARCH_CHARACTERS } from '#app/journals/contract/limits'

const words = () =>
  vine
    .string()
    .parse((value) => (typeof value === 'string' ? value : undefined))
    .optional()

const number = () =>
  vine
    .number()
    .parse((value) => (Number.isFinite(Number(value)) ? Number(value) : undefined))
    .optional()

/** `own=1` for one’s own. */
export const journalSearchValidator = vine.create({
  q: words(),
  own: words(),
  page: number(),
  per_page: number(),
})

/** What journals are searched for; null for all. */
export function searchedWords({ q }: Infer<typeof journalSearchValidator>): string | null {
  return q?.trim().slice(0, MAX_SEARCH_CHARACTERS) || null
}
