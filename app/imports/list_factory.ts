import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import { isImportOver } from '#app/imports/import_options'
import { eventually } from '#tests/support/eventually'

export interface SentFile {
  content?: string | Buffer
  /** of a ZIP file sent before */
  archive?: number
  name?: string
  mapping?: (string | null)[]
  /** that were mended on the page */
  cells?: { row: number; column: number; text: string }[]
  currency?: string
  publish?: boolean
  key?: string
}

/** Sends a file as the page does. */
export function sendList(client: ApiClient, user: User, file: SentFile) {
  const { content, archive, name = 'list.csv', mapping, cells, currency, publish } = file
  const request = client
    .post('/api/build/imports')
    .withCsrfToken()
    .loginAs(user)
    .header('accept', 'application/json')

  if (content !== undefined) request.file('file', Buffer.from(content), { filename: name })
  if (archive) request.field('archive', archive)
  if (mapping) request.field('mapping', JSON.stringify(mapping))
  if (cells) request.field('cells', JSON.stringify(cells))
  if (currency) request.field('currency', currency)
  if (publish) request.field('publish', 'true')
  if (file.key) request.header('idempotency-key', file.key)
  return request
}

export interface WireRow {
  row: number
  status: string
  slug: string | null
  listing_status: string | null
  errors: string[]
  photos: { total: number; failed: { number: number; address: string; reason: string }[] }
  mendable: { field: string; label: string; text: string }[]
  held_for: { slug: string; name: string | null } | null
}

export interface WireImport {
  id: number
  status: string
  total: number
  done: number
  created: number
  updated: number
  failed: number
  held: number
  skipped: number
  notes: string[]
  photos: { total: number; done: number; failed: number; retriable: number }
  rows: WireRow[]
}

export async function importOf(client: ApiClient, user: User, id: number): Promise<WireImport> {
  const answer = await client.get(`/api/build/imports/${id}`).loginAs(user)
  answer.assertStatus(200)
  return answer.body().import
}

/** Sends a file and waits until every row is done. */
export async function importList(client: ApiClient, user: User, file: SentFile) {
  const sent = await sendList(client, user, file)
  sent.assertStatus(202)
  const { id } = sent.body().import as WireImport
  return finished(client, user, id)
}

export function finished(client: ApiClient, user: User, id: number): Promise<WireImport> {
  return eventually(
    async () => {
      const now = await importOf(client, user, id)
      return isImportOver(now.status) && now
    },
    { what: () => `import ${id} to end` }
  )
}
