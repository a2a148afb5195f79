import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { oncePart } from '#app/common/idempotency/once'
import { failureOf } from '#app/kernel/exceptions/failure'
import type { WholeProperty } from '#app/properties/property'
import PropertyTransformer from '#app/properties/property_transformer'

type Card = ReturnType<PropertyTransformer['toCard']>

/** What became of one listing of a call about several. */
export interface ListingOutcome {
  slug: string
  outcome: 'done' | 'unchanged' | 'refused'
  /** the listing after it, or the copy; null unless done */
  property: Card | null
  /** of that listing, to take it back with; null unless done */
  version: number | null
  /** why it was refused */
  message: string | null
  /** of a refused one: sentences by field */
  errors: Record<string, string[]>
}

/**
 * Does something to each listing in a transaction of its own, so that one refusal leaves the others
 * alone and other requests get their turn in between. A repeat with the same key completes what a
 * crash left undone.
 * @param deed what is done; the same key with another deed is refused
 * @param act returns null where nothing had to change
 */
export async function eachListing<Item extends { slug: string }>(
  ctx: HttpContext,
  items: readonly Item[],
  deed: string,
  act: (item: Item, trx: TransactionClientContract) => Promise<WholeProperty | null>
): Promise<{ status: 'success'; results: ListingOutcome[] }> {
  const results: ListingOutcome[] = []
  for (const item of items) {
    const attempt = oncePart(ctx, { part: item.slug, deed }, async (trx) =>
      outcomeOf(item.slug, await act(item, trx))
    )
    results.push(await attempt.catch((error: unknown) => refusalOf(item.slug, error)))
  }
  return { status: 'success', results }
}

function outcomeOf(slug: string, property: WholeProperty | null): ListingOutcome {
  return {
    slug,
    outcome: property ? 'done' : 'unchanged',
    property: property && new PropertyTransformer(property).toCard(),
    version: property && property.version,
    message: null,
    errors: {},
  }
}

const GONE = 'It no longer exists, or isn’t yours.'

function refusalOf(slug: string, error: unknown): ListingOutcome {
  const { status, message, errors = {} } = failureOf(error)
  if (status >= 500) throw error
  const told = status === 404 ? GONE : message
  return { slug, outcome: 'refused', property: null, version: null, message: told, errors }
}
