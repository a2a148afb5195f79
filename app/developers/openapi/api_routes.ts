import router from '@adonisjs/core/services/router'
import type { RouteJSON } from '@adonisjs/core/types/http'

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
