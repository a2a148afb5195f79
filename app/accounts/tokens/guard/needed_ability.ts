import type { HttpContext } from '@adonisjs/core/http'
import { TOKEN_ABILITIES, type TokenAbility } from '#app/accounts/contract/api_tokens'

const OF_METHODS: Partial<Record<string, TokenAbility>> = {
  GET: 'read',
  HEAD: 'read',
  POST: 'create',
  PUT: 'update',
  PATCH: 'update',
  DELETE: 'delete',
}

/** The one ability a token needs: the one its route names, or else that of the method. */
export function neededAbility(
  route: Pick<NonNullable<HttpContext['route']>, 'middleware'> | undefined,
  method: string
): TokenAbility | undefined {
  for (const each of route?.middleware.all() ?? []) {
    if (!('args' in each) || each.name !== 'ability') continue
    const named: unknown = each.args
    return TOKEN_ABILITIES.find((ability) => ability === named)
  }
  return OF_METHODS[method]
}
