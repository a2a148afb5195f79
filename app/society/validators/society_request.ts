import type { HttpContext } from '@adonisjs/core/http'
import {
  MAX_SEARCH_CHARACTERS,
  MEMBER_TYPES,
  SOCIETY_KINDS,
  type SocietyKind,
} from '#app/society/contract/society_options'
import type { MemberFilters } from '#app/society/queries/list_members'

const MAX_ID = 2_147_483_647

export interface SocietyRequest extends MemberFilters {
  kind: SocietyKind
}

/** `?kind&q&type&market`; invalid values are ignored. */
export function societyRequest({ request }: HttpContext): SocietyRequest {
  const market = Number(request.input('market'))
  return {
    kind: SOCIETY_KINDS.find((one) => one === request.input('kind')) ?? 'people',
    text: String(request.input('q') ?? '').slice(0, MAX_SEARCH_CHARACTERS),
    type: MEMBER_TYPES.find((one) => one === request.input('type')) ?? null,
    marketId: Number.isInteger(market) && market > 0 && market <= MAX_ID ? market : null,
  }
}
