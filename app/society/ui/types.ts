import type { Data } from '#data'
import type { MemberType, SocietyKind } from '#app/society/contract/society_options'

export type Member = Data.Society.Member
export type SuggestedMember = Member & { reason: string }
export type Market = Data.Places.Market
export type Team = Data.Teams.Team
export type SocietyResult = Member | Market | Team

/** The filters in the URL. */
export interface SocietyFilters {
  kind: SocietyKind
  q: string
  type: MemberType | null
  market: number | null
}
