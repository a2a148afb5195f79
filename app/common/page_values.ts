import type { HttpContext } from '@adonisjs/core/http'
import { preparedRows } from '#app/kernel/database/prepared_rows'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'

/** A module adds what it declares with `pageValue` and reads by name itself. */
export interface PageValues {}

interface PageValue {
  name: string
  sql: string
}

const values = new Registry('page values', { key: ({ name }: PageValue) => name })
type FoundValues = Partial<PageValues> & Record<string, unknown>

const found = new WeakMap<object, Promise<FoundValues>>()

/**
 * Declares something about the signed-in person that every page carries.
 * @param sql a scalar subquery with `:userId`
 */
export function pageValue(name: string, sql: string): Extension {
  return values.adds({ name, sql })
}

/** All values of the signed-in person in one statement per request, because every page needs them. */
export function findPageValues(
  ctx: Partial<Pick<HttpContext, 'auth'>>,
  userId: number
): Promise<FoundValues> {
  const known = found.get(ctx) ?? read(userId)
  found.set(ctx, known)
  return known
}

async function read(userId: number): Promise<FoundValues> {
  const columns = values.list().map(({ name, sql }) => `(${sql}) as ${name}`)
  const [row] = await preparedRows<FoundValues>(`select ${columns.join(', ')}`, {
    userId,
  })
  return row ?? {}
}
