import { readFile } from 'node:fs/promises'
import router from '@adonisjs/core/services/router'
import type { RouteJSON } from '@adonisjs/core/types/http'
import app from '@adonisjs/core/services/app'
import type { Schema } from '#app/developers/openapi'

export interface ApiRoute {
  name: string
  method: string
  /** `/api/chats/{id}` */
  path: string
  /** names of its path parameters */
  params: string[]
  /** named middleware: `auth`, `browserOnly`, `confirmed` */
  middleware: string[]
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
    params: [...route.pattern.matchAll(/:(\w+)/g)].map(([, name]) => name!),
    middleware: [...route.middleware.all()].flatMap((one) =>
      'name' in one && one.name ? [one.name] : []
    ),
  }
}

export interface RouteAnswer {
  /** `#app/media/x_validators#xValidator`: several if the call chooses between them */
  validators: string[]
  /** field of the file it takes */
  file: string | null
  /** takes its body as it comes, which is another service's */
  isOpen: boolean
  answer: Schema
}

interface Answers {
  routes: Record<string, RouteAnswer>
  schemas: Record<string, Schema>
}

/** Types found by `scripts/render_api_answers.ts`. */
export async function routeAnswers(): Promise<Answers> {
  return JSON.parse(await readFile(app.makePath('resources/api/answers.json'), 'utf8'))
}
