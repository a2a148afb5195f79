import string from '@adonisjs/core/helpers/string'
import type { ApiRoute, RouteAnswer } from '#app/developers/api_routes'
import { SUMMARIES } from '#app/developers/operation_summaries'

export const STATUS_WORDS: Record<number, string> = {
  200: 'It worked.',
  201: 'Created.',
  202: 'Accepted; the rest follows.',
  204: 'It worked; there is nothing to answer.',
  302: 'It is at another address.',
  303: 'Done in a form; its page is at another address.',
  304: 'Unchanged since the `ETag` that was sent.',
}

const VERBS: Record<string, string> = {
  index: 'List',
  show: 'Get',
  store: 'Create',
  update: 'Update',
  destroy: 'Delete',
}

/** `chat_messages.store` is "Create chat message". */
export function summaryOf(name: string): string {
  const own = SUMMARIES[name]
  if (own) return own
  const [resource = '', verb = ''] = name.replace(/^api\./, '').split('.')
  const known = VERBS[verb]
  const things = string.sentenceCase(resource).toLowerCase()
  if (!known) return `${string.sentenceCase(resource)}: ${string.sentenceCase(verb).toLowerCase()}`
  return `${known} ${verb === 'index' ? things : string.singular(things)}`
}

export function tagOf(path: string): string {
  const [, root, area = ''] = path.split('/')
  if (area === 'openapi.json') return 'API document'
  return string.sentenceCase(root === 'api' ? area : root!)
}

/** Who may call it and what it takes to do so. */
export function descriptionOf(route: ApiRoute, known: RouteAnswer): string {
  const { middleware } = route
  const takesPages = known.query.includes('page') && route.method === 'GET'
  return [
    callersOf(route),
    middleware.includes('confirmed') && 'The password has to be confirmed within three hours.',
    known.file && `Takes a file as \`${known.file}\` in \`multipart/form-data\`.`,
    takesPages && 'Answers page by page.',
    known.statuses.includes(202) && 'Answers at once; the work goes on after that.',
    known.isRepeatable && 'Safe to repeat with the same `Idempotency-Key`.',
  ]
    .filter(Boolean)
    .join(' ')
}

function callersOf({ middleware, ability }: ApiRoute): string {
  if (!middleware.includes('auth')) return 'Open to everyone.'
  if (middleware.includes('browserOnly'))
    return 'For people signed in on this site, not for tokens.'
  return `Takes a token${ability ? ` with the ability \`${ability}\`` : ''}, or a session.`
}

const PATH_WORDS: Record<string, string> = {
  provider: 'Such as `google`.',
  token: 'From the invitation’s link.',
  publish: 'A status: `publish`, `draft` or `archive`.',
  count: 'How many a page has.',
  type: 'Of the part, such as `hero`.',
  day: 'Such as `2027-03-07`.',
}

/** What a parameter of a path names. @param pattern `/api/chats/:id/members/:userId` */
export function pathWords(pattern: string, name: string): string {
  const own = PATH_WORDS[name]
  if (own) return own
  const parts = pattern.split('/')
  const before = parts[parts.indexOf(`:${name}`) - 1] ?? ''
  const thing = string.singular(before.replaceAll('-', ' '))
  if (name === 'handle') return `Handle of the ${thing}, without the @.`
  if (name === 'slug') return `Slug of the ${thing}: the last part of its address.`
  return `Id of the ${name === 'id' ? thing : string.noCase(name.replace(/Id$/, ''))}.`
}
