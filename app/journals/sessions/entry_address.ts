import type { HttpContext } from '@adonisjs/core/http'
import type { EntryAddress } from '#app/journals/models/lock_entry'

export function entryAddress({ params }: Pick<HttpContext, 'params'>): EntryAddress {
  return { slug: params.slug, id: Number(params.id) }
}
