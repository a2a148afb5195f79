import type { AttemptLimits } from '#app/common/rate_limits/attempts'

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
