import type { HttpContext } from '@adonisjs/core/http'
import { preparedRows } from '#app/kernel/database/prepared_rows'
import type { Extension } from '#app/kernel/modules/module'

const values = new Map<string, string>()
const found = new WeakMap<object, Promise<Record<string, unknown>>>()

/**
 * Declares something about the signed-in person that every page carries.
 * @param sql a scalar subquery with `:userId`
 */
export function pageValue(name: string, sql: string): Extension {
  return () => void values.set(name, sql)
}

/** All values of the signed-in person in one statement per request, because every page needs them. */
export function findPageValues(
  ctx: Partial<Pick<HttpContext, 'auth'>>,
  userId: number
): Promise<Record<string, unknown>> {
  const known = found.get(ctx) ?? read(userId)
  found.set(ctx, known)
  return known
}

async function read(userId: number): Promise<Record<string, unknown>> {
  const columns = [...values].map(([name, sql]) => `(${sql}) as ${name}`)
  const [row] = await preparedRows<Record<string, unknown>>(`select ${columns.join(', ')}`, {
    userId,
  })
  return row ?? {}
}
