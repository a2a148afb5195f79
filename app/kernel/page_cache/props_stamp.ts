import { createHash } from 'node:crypto'
import type { PageStamp } from './cacheable_pages.js'

/** A hash of what a guest would see. Costs the page's queries, but saves rendering it. */
export function propsStamp(read: () => Promise<unknown>): PageStamp {
  return async () =>
    createHash('sha256')
      .update(JSON.stringify(await read()))
      .digest('base64url')
}

/** For a page that only changes with the program. */
export const fixedStamp: PageStamp = async () => 'fixed'
