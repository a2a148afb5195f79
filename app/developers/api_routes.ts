import { readFile } from 'node:fs/promises'
import router from '@adonisjs/core/services/router'
import type { RouteJSON } from '@adonisjs/core/types/http'
import app from '@adonisjs/core/services/app'
import type { TokenAbility } from '#app/accounts/account_options'
import { neededAbility } from '#app/accounts/tokens/authenticate_token'
import type { Parameter, Schema } from '#app/developers/openapi'
import { pathWords } from '#app/developers/operation_words'

export interface ApiRoute {
  name: string
  method: string
  /** `/api/chats/{id}` */
  path: string
  params: Parameter[]
  /** named middleware: `auth`, `browserOnly`, `confirmed` */
  middleware: string[]
  /** that a token needs */
  ability: TokenAbility | null
}

/** Every call a program can make. */
export function apiRoutes(): ApiRoute[] {
  return Object.values(router.toJSON())
    .flat()
    .filter(({ pattern }) => /^\/(api|broadcasting)\//.test(pattern))
    .flatMap((route) =>
      route.methods.filter((method) => method !== 'HEAD').map((method) => apiRoute(route, method))
    )
}

function apiRoute(route: RouteJSON, method: string): ApiRoute {
  return {
    name: route.name ?? '',
    method,
    path: route.pattern.replace(/:(\w+)\??/g, '{$1}'),
    params: [...route.pattern.matchAll(/:(\w+)/g)].map(([, name]) => ({
      name: name!,
      in: 'path',
      required: true,
      description: pathWords(route.pattern, name!),
      schema: pathSchema(name!, route.matchers[name!]?.match),
    })),
    middleware: [...route.middleware.all()].flatMap((one) =>
      'name' in one && one.name ? [one.name] : []
    ),
    ability: neededAbility(route, method) ?? null,
  }
}

const A_UUID = '00000000-0000-4000-8000-000000000000'

/** What may stand in a path, from what the router lets through. */
function pathSchema(name: string, match: RegExp | undefined): Schema {
  const isNumber = match ? match.test('1') && !match.test('a') : /(^i|I)d$/.test(name)
  if (isNumber) return { type: 'integer', minimum: 1 }
  if (match?.test(A_UUID) && !match.test('1')) return { type: 'string', format: 'uuid' }
  return { type: 'string', ...(match && { pattern: match.source }) }
}

export interface RouteAnswer {
  /** `#app/media/x_validators#xValidator`: several if the call chooses between them */
  validators: string[]
  /** names it reads of its query without a validator */
  query: string[]
  /** field of the file it takes */
  file: string | null
  /** takes that file as a data URL in JSON, too */
  takesDataUrl: boolean
  /** takes its body as it comes, which is another service's */
  isOpen: boolean
  /** of an answer that is no failure */
  statuses: number[]
  /** `text/csv`, of an answer that isn’t JSON */
  media: string[]
  /** takes an `Idempotency-Key` */
  isRepeatable: boolean
  answer: Schema
}

interface Answers {
  routes: Record<string, RouteAnswer>
  /** data of each webhook event */
  events: Record<string, Schema>
  schemas: Record<string, Schema>
}

/** Types found by `scripts/render_api_answers.ts`. */
export async function routeAnswers(): Promise<Answers> {
  return JSON.parse(await readFile(app.makePath('resources/api/answers.json'), 'utf8'))
}
