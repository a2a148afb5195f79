import type { AttemptLimits, WorkLimits } from '#app/common/rate_limits/attempts'

/** Reading a file keeps a core busy for a moment. */
export const IMPORT_LIMITS = {
  name: 'import',
  address: { requests: 240, every: '1 hour' },
  account: { requests: 120, every: '1 hour' },
} satisfies AttemptLimits

/** A row at a time, by hand. */
export const IMPORT_ROW_LIMITS = {
  name: 'import-row',
  address: { requests: 2400, every: '1 hour' },
  account: { requests: 1200, every: '1 hour' },
} satisfies AttemptLimits

/** Unpacking writes hundreds of MB. */
export const ARCHIVE_LIMITS = {
  name: 'import-archive',
  address: { requests: 40, every: '1 hour' },
  account: { requests: 20, every: '1 hour' },
} satisfies AttemptLimits

/** What an import of the most photos takes, as telephones make them. */
export const IMPORT_MEGAPIXEL_LIMITS = {
  name: 'import:megapixels',
  account: { requests: 60_000, every: '1 hour' },
  what: 'megapixels of pictures',
} satisfies WorkLimits
